/**
 * The reels of the 243-ways machine. Wilds are on the three middle reels; scatters on reels 1, 3 and 5,
 * far enough apart that a spin never starts with two of them on one reel.
 */
import { reel } from '../reel.ts';

export const WAYS_REELS = [
  'BcdabcDaBcAacCDacSaDcCa',
  'dbBcdbACdbWcdbCBadbDAdbDa',
  'cBdbcWADadcSabCBcbdCDSda',
  'dBcabDdWBaCdcbDdAbCcADb',
  'AbadcbSCDdcaBAdcabDCSB',
].map(reel);
