/** Stars of every masked name: as many for a short name as for a long one, so that they tell nothing of its length. */
const STARS = '***';
/** The most letters of a name that are shown. */
const MOST_SHOWN = 2;

/**
 * An account's name as strangers may read it. Never more than a third of the name shows: one letter from three on, two
 * from six on, of a shorter name none.
 */
export function maskedName(name: string): string {
  const letters = [...name];
  const shown = Math.min(MOST_SHOWN, Math.floor(letters.length / 3));
  return `${letters.slice(0, shown).join('')}${STARS}`;
}

/** A real name as its holder knows it again: of each word the first letter. */
export function maskedPayee(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word][0]}•••`).join(' ');
}
