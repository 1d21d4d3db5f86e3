/** The reels of the growing-wilds machine. The three middle reels have one wild each, the outer ones none. */
import { reel } from '../reel.ts';

export const EXPAND_REELS = [
  'aabDccacbcDDcAbbAAccBBDabCacCbBaabbCC',
  'AcBccDaaAbbDDWabbcDaCCBCbCDcabDDBccAbbccaaACCBBbCcbccaa',
  'CCDDBBAcCCBccbCabcDccaaDDbDbbaBcAbbaaAaaCABccCWbbcabDcc',
  'accCbBccaBBDaaccabaacbCCbbcBCCbWDbbccABcADDcDACDDCaaAbb',
  'cbbDaCabaabbcBBccCCcaaCBbccDAcbabDDAA',
].map(reel);

/** The reels that have a wild, from 0. */
export const WILD_REELS = [1, 2, 3] as const;
