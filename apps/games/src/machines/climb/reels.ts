/**
 * The reels of the climbing machine. Symbols come in stacks, so a screen pays seldom but then a lot; a respin uses
 * reels with more wilds.
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
