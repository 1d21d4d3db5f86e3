/** The reels of the falling-groups machine. Wilds are on the three middle reels. */
import { reel } from '../reel.ts';

export const CASCADE_REELS = [
  'ddDDCAAccDCaacabBBbb',
  'ccAWCCdABBDDddabbcaa',
  'ccBCCADbbBcWdAddbaa',
  'ACCaaBDDWadbbccbddB',
  'DDCACabbddaaccBBcAb',
].map(reel);
