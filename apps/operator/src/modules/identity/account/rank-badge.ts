import type { ClubRank } from './club-ranks.ts';

/** The address of a rank's badge. */
export function rankBadgeAddress(rankLevel: number): string {
  return `/images/rank/${rankLevel}.svg`;
}

/** A shield in the rank's colours with one chevron per level. */
export function drawRankBadge({ rankLevel, color, color2 }: ClubRank): string {
  const chevrons = Array.from({ length: rankLevel }, (_, place) => {
    const y = 52 - place * 8;
    return `<path d="M18 ${y}L32 ${y - 7}L46 ${y}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="64" height="72"><path d="M32 2L60 12V36Q60 58 32 70Q4 58 4 36V12Z" fill="${color}" stroke="${color2}" stroke-width="4"/><g fill="none" stroke="${color2}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${chevrons.join('')}</g></svg>`;
}
