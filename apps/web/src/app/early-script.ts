/**
 * Run in the head, before anything is painted: what only this browser knows and what changes where things stand. A
 * page that everybody gets can have it in no other way without moving under the reader's eyes.
 *
 * - the side menu's width, as its owner chose it (`features/shell/side-menu-width.ts`)
 * - the place of the row of games played last, where there will be one (`features/home/recent-rail.tsx`)
 */
export const EARLY_SCRIPT =
  '(d=>{try{const w=localStorage.getItem("sideMenu");' +
  'if(!d.sideMenu&&(w==="mini"||w==="full"))d.sideMenu=w;' +
  'if(localStorage.getItem("recentRail"))d.recentRail=""' +
  // Storage may be barred: then the page is everybody's.
  '}catch{}})(document.documentElement.dataset)';
