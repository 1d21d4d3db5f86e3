/**
 * The reels of the chosen-symbol machine. Wilds are on the three middle reels, one scatter on each reel. Free spins
 * use the same reels, since the chosen symbol makes them worth more.
 */
import { reel } from '../reel.ts';

export const CHOSEN_REELS = [
  'BcbBbDBAdDacdbadacDbCabDCScaCAdc',
  'WCDdABWAbddabDcdCacSaccdcbDbBCbdac',
  'adbdbDabcWDacCdDBAcBbdBSdccCbcaAd',
  'DaCDdacWcSDACadACcbDabdBbcBdbccdba',
  'CcdBDdAcdaADBaCbaCcbcDadbBScabDb',
].map(reel);
