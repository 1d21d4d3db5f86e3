/**
 * Run in the head, before anything is painted: what only this browser knows and what changes where things stand. A
 * page that everybody gets can have it in no other way without moving under the reader's eyes.
 *
 * - the side menu's width, as its owner chose it (`features/shell/side-menu-width.ts`)
 * - the places of the rows of games played last and of favourites, where there will be some
 *   (`features/home/member-rail.tsx`)
 */
export const EARLY_SCRIPT =
  '(d=>{try{const w=localStorage.getItem("sideMenu");' +
  'if(!d.sideMenu&&(w==="mini"||w==="full"))d.sideMenu=w;' +
  'for(const r of["recentRail","favouriteRail"])if(localStorage.getItem(r))d[r]=""' +
  // Storage may be barred: then the page is everybody's.
  '}catch{}})(document.documentElement.dataset)';
