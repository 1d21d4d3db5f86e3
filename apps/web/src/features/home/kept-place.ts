/** Reserves space for what only a member has in the next page's first paint (`app/early-script.ts`). */
export type KeptPlace = 'recentRail' | 'favouriteRail' | 'memberStrip';

export const PLACE_CLASSES: Record<KeptPlace, string> = {
  recentRail: 'hidden in-data-recent-rail:block',
  favouriteRail: 'hidden in-data-favourite-rail:block',
  memberStrip: 'hidden in-data-member-strip:block',
};

/** @param wanted a text says which form of it will be there, where its place has several */
export function keepPlace(place: KeptPlace, wanted: boolean | string): void {
  const { dataset } = document.documentElement;
  if (wanted !== false) {
    const form = wanted === true ? '1' : wanted;
    localStorage.setItem(place, form);
    dataset[place] = form;
  } else {
    localStorage.removeItem(place);
    delete dataset[place];
  }
}
