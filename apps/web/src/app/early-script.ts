import { AT_FLOOR } from '../lib/browser-floor.ts';

/**
 * Runs in the head, before the first paint: applies what only this browser knows and what changes the layout. A page
 * that is the same for all visitors can include it in no other way without a visible shift.
 *
 * - the side menu's width, as the reader chose it (`features/shell/side-menu-width.ts`)
 * - the places of a member's strip and of the rows of recently played games, of games like them and of favourites, where they will appear
 * (`features/home/kept-place.ts`)
 * - that the newest announcement was seen, whose line is in the page (`parts/talk/announcement-line.tsx`)
 * - that the browser is too old to bring the page to life (`lib/browser-floor.ts`)
 */
export const EARLY_SCRIPT =
  `(d=>{try{if(!(${AT_FLOOR}))d.oldBrowser=""}catch{d.oldBrowser=""}` +
  'try{const w=localStorage.getItem("sideMenu");' +
  'if(!d.sideMenu&&(w==="mini"||w==="full"))d.sideMenu=w;' +
  'for(const r of["recentRail","likeRail","favouriteRail","memberStrip"]){const v=localStorage.getItem(r);if(v)d[r]=v}' +
  'if(d.announcement<=localStorage.getItem("announcementsSeen"))delete d.announcement' +
  // Storage may be blocked: then the page has its defaults.
  '}catch{}})(document.documentElement.dataset)';
