import type { RoundView } from './api-shapes.ts';

/** The values of a round that the verify page needs, without the server seed until it is revealed. */
export type Verifiable = Pick<
  RoundView,
  'machineId' | 'stakeMinor' | 'clientSeed' | 'nonce' | 'serverSeedHash' | 'serverSeed' | 'winMinor'
>;

/**
 * The address of the verify page with a round filled in. The values are behind the `#`, so they stay in the reader's
 * browser.
 * @param language the page's, as a wire code or a BCP 47 tag
 */
export function verifyAddress(round: Verifiable, language: string): string {
  const values = new URLSearchParams({
    machine: round.machineId,
    stake: round.stakeMinor,
    client: round.clientSeed,
    nonce: String(round.nonce),
    hash: round.serverSeedHash,
    ...(round.serverSeed === null ? {} : { server: round.serverSeed }),
    ...(round.winMinor === null ? {} : { win: round.winMinor }),
  });
  return `/verify?lang=${language}#${values}`;
}
