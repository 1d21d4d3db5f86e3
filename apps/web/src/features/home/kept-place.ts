/** Reserves space for what only a member has in the next page's first paint (`app/early-script.ts`). */
export type KeptPlace = 'recentRail' | 'likeRail' | 'favouriteRail' | 'memberStrip';

export const PLACE_CLASSES: Record<KeptPlace, string> = {
  recentRail: 'hidden in-data-recent-rail:block',
  likeRail: 'hidden in-data-like-rail:block',
  favouriteRail: 'hidden in-data-favourite-rail:block',
  memberStrip: 'hidden in-data-member-strip:block',
};

export function keepPlace(place: KeptPlace, wanted: boolean): void {
  const { dataset } = document.documentElement;
  if (wanted) {
    localStorage.setItem(place, '1');
    dataset[place] = '';
  } else {
    localStorage.removeItem(place);
    delete dataset[place];
  }
}
