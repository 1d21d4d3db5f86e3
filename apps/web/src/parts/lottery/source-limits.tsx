import { Trans } from '@lingui/react/macro';
import type { DrawProof } from './lottery-offer.ts';

/** What no check of a draw says of where its numbers come from: entries of a list. */
export function SourceLimits({ proof }: { proof: Pick<DrawProof, 'source' | 'drand'> }) {
  return (
    <>
      {proof.source === 'seed' && proof.drand === null && (
        <li>
          <Trans>
            The house made the seed, so it knew the numbers while it sold. The seal proves that it
            could not change them afterwards.
          </Trans>
        </li>
      )}
      {proof.source === 'official' && (
        <li>
          <Trans>
            That the numbers are the official ones: compare them with what the station publishes.
          </Trans>
        </li>
      )}
    </>
  );
}
