import { SHAPES } from '@palpite/lottery/games.ts';
import { resultOf } from '@palpite/lottery/proof.ts';
import type { SecretBox } from '#kernel/secrets/secret-box.ts';
import type { OfficialResults } from '#modules/lottery/index.ts';

/**
 * Draws the Vietnam lotteries in place of their stations, whose real numbers come from outside. The same draw has the same
 * numbers at every brand and in every process.
 */
export function sandboxOfficialDraws(secrets: Pick<SecretBox, 'derive'>): OfficialResults {
  const seed = Buffer.from(secrets.derive('official draws'), 'base64url').toString('hex');
  return ({ game, kind, numero }) =>
    Promise.resolve(
      resultOf(SHAPES[kind], seed, { brand: 'official', game, numero, entropy: null }),
    );
}
