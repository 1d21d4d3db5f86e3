/**
 * The reels of the chosen-symbol machine. Wilds are on the three middle reels, one scatter on each reel;
 * free spins turn the same reels, since it is the chosen symbol that makes them worth more.
 */
import { reel } from '../reel.ts';

export const CHOSEN_REELS = [
  'BcbBbDBAdDacdbadacDbCabDCScaCAdc',
  'WCDdABWAbddabDcdCacSaccdcbDbBCbdac',
  'adbdbDabcWDacCdDBAcBbdBSdccCbcaAd',
  'DaCDdacWcSDACadACcbDabdBbcBdbccdba',
  'CcdBDdAcdaADBaCbaCcbcDadbBScabDb',
].map(reel);
