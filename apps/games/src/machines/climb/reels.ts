/**
 * The reels of the climbing machine. Symbols stand in stacks, so a screen pays seldom and then much; a
 * respin turns reels with more wilds on them.
 */
import { reel } from '../reel.ts';

export const BASE_REELS = [
  'ddddaaABBBAABCCbbbbccccDDDDddaaaaCCbbcc',
  'DaaaabbbbcccccaaWdddddCCCbbCDDDAABBB',
  'ccdaaaaDddddAAaaaccccbbWCbbbbBBBDDDCCC',
  'BbbbccDWAABBCCCaaaaccccddaaDDDbbbbddddC',
  'aaaabbbbCCCDDDddAccccABddddccaaBBBbbDC',
].map(reel);

export const RESPIN_REELS = [
  'ddBBBaaaaaABCCCDDDAAbbbbbddddDDccccCCcc',
  'aaaDDDBBaabbBBWAAcccWACCddccDCCbbddd',
  'DBBBAAcccddCaaWaaabbbdddbbDDDCCCAWcc',
  'aaDccccBBCCCddddWccaaaabbbbCDDDddBbbAA',
  'ccBbbbbAaaaabbddddADddBBBDDDaaCccccCCC',
].map(reel);
