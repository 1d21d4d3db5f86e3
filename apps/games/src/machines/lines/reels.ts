/** The reels of the 20-line machine. Wilds are on the three middle reels, one scatter on each reel. */
import { reel } from '../reel.ts';

export const BASE_REELS = [
  'abcSaDcCadcCaDcCaBcDaAcbaBcAadcD',
  'bDdCbcdDbAdBbadBbadCbcdAbBdSbWdC',
  'CdDcabdcCDbdBWacSbBcdCaDcAWbadAb',
  'dacCSbaWdcaCdbacDBadbDAcdDBbcCAB',
  'DbaBcACdBbDcaAdCbcdCDbSaBdcbDadc',
].map(reel);

/** Free spins use reels with more wilds and more of the high symbols. */
export const FREE_REELS = [
  'baBdAaCdcDAaBcDSbBcdbaAdcbDCdcDC',
  'cCDdcaCdbBaACWacBbDdcWAbScdBDabd',
  'BdcaCDdACcDbdCacWbBaSDBadbWAcdWb',
  'aCcBACbdAWaBbDadbDBcdaCDdcbSAdcW',
  'cDdbAcSadBDbdAaDCcBDCdbBcAadcCab',
].map(reel);
