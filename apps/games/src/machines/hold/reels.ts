/**
 * The reels of the hold-and-win machine. Each of the 15 cells turns by itself: a cell of column n draws
 * one symbol from reel n, so only how often a symbol stands on a reel matters, not where.
 */
import { reel } from '../reel.ts';

export const HOLD_REELS = [
  'OOOOOOAABBBCCCCDDDDaaaaaaaabbbbbbbbcccccccdddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaaaabbbbbbbbccccccddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaabbbbbbccccccccddddddd',
  'OOOOOOWWAABBBCCCCDDDDaaaaaabbbbbbcccccccdddddddd',
  'OOOOOOAABBBCCCCDDDDaaaaaabbbbbbbccccccccdddddddd',
].map(reel);
