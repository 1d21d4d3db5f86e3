/**
 * The reels of the hold-and-win machine. Each of the 15 cells spins separately: a cell of column n draws one symbol
 * from reel n, so it only matters how often a symbol is on a reel, not where.
 */
import { reel } from '../reel.ts';

export const HOLD_REELS = [
  'OOOOOOAABBBCCCCDDDDaaaaaaaabbbbbbbbcccccccdddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaaaabbbbbbbbccccccddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaabbbbbbccccccccddddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaabbbbbbcccccccdddddddd',
  'OOOOOOAABBBCCCCDDDDaaaaaabbbbbbbccccccccdddddddd',
].map(reel);
