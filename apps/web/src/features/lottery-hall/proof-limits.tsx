import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { SourceLimits } from '../../parts/lottery/source-limits.tsx';

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
        <SourceLimits proof={proof} />
        {proof.signature !== null && (
          <li>
            <Trans>
              That the key is the site’s own: this page takes it from the site. Keep it, or compare
              it with the key that others see.
            </Trans>
          </li>
        )}
        {proof.closedAt !== null && proof.closeSignature === null && (
          <li>
            <Trans>
              That everyone was shown this root, this count and these times: the site has not signed
              them. Compare them with what others see.
            </Trans>
          </li>
        )}
        {proof.closeSignature !== null && (
          <li>
            <Trans>
              That the times are those of a true clock: the site signed them, and only those who
              looked at that moment know them. A second root with its signature would show that it
              said two things.
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
