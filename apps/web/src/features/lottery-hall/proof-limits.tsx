import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';

/** What a check that holds says nothing of. */
export function ProofLimits({ proof }: { proof: DrawProof }) {
  const { t } = useLingui();
  return (
    <Panel title={t`What this does not prove`}>
      <ul className="flex list-disc flex-col gap-2 py-4 pr-4 pl-8 text-14">
        {proof.drand !== null && (
          <li>
            <Trans>
              That the public key is the drand network’s own: this page takes it from the site.
              Compare it with the key that drand publishes, and the round with any of its relays.
            </Trans>
          </li>
        )}
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
        {proof.signature !== null && (
          <li>
            <Trans>
              That the key is the site’s own: this page takes it from the site. Keep it, or compare
              it with the key that others see.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            That the root counts every bet: only those who hold a receipt can check that their own
            bet is in it.
          </Trans>
        </li>
        <li>
          {proof.source === 'seed' ? (
            <Trans>Anything about the next draw: each has a seed of its own.</Trans>
          ) : (
            <Trans>Anything about the next draw: each is drawn by itself.</Trans>
          )}
        </li>
      </ul>
    </Panel>
  );
}
