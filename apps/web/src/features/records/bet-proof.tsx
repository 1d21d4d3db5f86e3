import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail, RoundProof } from '@palpite/contract/record.ts';
import { Button } from '@palpite/ui/button.tsx';
import { LinkButton } from '@palpite/ui/link-button.tsx';
import ExternalLink from 'lucide-react/icons/external-link';
import { Code, Fact } from './bet-fact.tsx';
import { useBetWords } from './use-bet-words.ts';

interface BetProofProps {
  detail: BetDetail;
  busy: boolean;
  onRetry: () => void;
}

/** The data with which a player can recompute the round, where its game host offers that. */
export function BetProof({ detail, busy, onRetry }: BetProofProps) {
  const { bet, proof, proofState } = detail;
  const { isLottery } = useBetWords();
  return (
    <section
      aria-labelledby="proof-title"
      className="flex flex-col items-start gap-3 rounded-box border border-border bg-surface p-4"
    >
      <h3 id="proof-title" className="text-16 font-bold">
        <Trans>Proof of the round</Trans>
      </h3>
      {proof ? (
        <Shown proof={proof} />
      ) : proofState === 'none' ? (
        <p className="text-14 text-muted">
          {isLottery(bet) ? (
            <Trans>This bet is checked with its receipt, in the lottery’s “My bets”.</Trans>
          ) : (
            <Trans>The game offers no proof of this round.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className="text-14 text-muted">
            <Trans>
              The game is not responding. Your money is not affected; try again in a moment.
            </Trans>
          </p>
          <Button busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

function Shown({ proof }: { proof: RoundProof }) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-14 text-muted">
        {proof.isRevealed ? (
          <Trans>
            The server seed is revealed: anyone can recompute this round and compare the seed with
            the hash shown before it.
          </Trans>
        ) : (
          <Trans>
            The server seed is still in use. Change your seed under “Fairness” in the game to reveal
            it; then anyone can recompute the round.
          </Trans>
        )}
      </p>
      <dl className="flex w-full flex-col gap-3 text-14">
        <Fact name={t`Hash of the server seed`}>
          <Code>{proof.serverSeedHash}</Code>
        </Fact>
        <Fact name={t`Your seed`}>
          <Code>{proof.clientSeed}</Code>
        </Fact>
        <Fact name={t`Number of the round`}>
          <Code>{proof.nonce}</Code>
        </Fact>
      </dl>
      <LinkButton
        href={proof.verifyUrl}
        target="_blank"
        rel="noopener"
        icon={<ExternalLink size={18} />}
      >
        <Trans>Check this round</Trans>
      </LinkButton>
    </>
  );
}
