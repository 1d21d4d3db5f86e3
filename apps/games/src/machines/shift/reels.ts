/**
 * The reels of the shifting-rows machine. Wilds are on the three middle reels. Every reel has one scatter and is
 * longer than twice the tallest window, so that no spin shows two scatters on one reel.
 */
import { reel } from '../reel.ts';

export const SHIFT_REELS = [
  'bDSBadadbDbcCAcdbcBDCadDbcCaDcdadcdcC',
  'CBbaDabdbdcDcdadCdcWdaBcCADacbabScdDb',
  'WdcdcacaCbABDdCdDaAadDSBabcbcdcbdbCDcb',
  'dBdDacdbDbSCcWdcbdaDCdABdbCaDacbCcaca',
  'cCBcacbdbaCDBdacdcCaDdBbdabDdASbdDacA',
].map(reel);
