import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail } from '@palpite/contract/record.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../lib/answered.tsx';
import { CopyButton } from '../../lib/copy-button.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { None, useAmount } from '../../parts/report/use-money-column.tsx';
import { Code, Fact } from './bet-fact.tsx';
import { BetProof } from './bet-proof.tsx';
import { BET_STATUS_TONES, betStatusName } from './record-texts.ts';
import { betQuery } from './records-api.ts';
import { useBetWords } from './use-bet-words.ts';

/** One bet: its facts, and the proof with which its player can check it. */
export function BetDialog({ order, onClose }: { order: string; onClose: () => void }) {
  const { t } = useLingui();
  const answer = useQuery(betQuery(useServices(), order));
  return (
    <Modal
      name="bet"
      title={t`Bet`}
      number={order}
      closeLabel={t`Close the bet`}
      size="md"
      docked
      open
      onClose={onClose}
    >
      <Answered
        answer={answer}
        failed={t`This bet could not be loaded`}
        waiting={<Skeleton className="h-96" />}
      >
        {(detail) => (
          <div className="flex flex-col gap-5">
            <Outcome detail={detail} />
            <Facts detail={detail} />
            <span className="self-start">
              <CopyButton size="sm" text={order}>
                <Trans>Copy the number of the bet</Trans>
              </CopyButton>
            </span>
            <BetProof
              detail={detail}
              busy={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          </div>
        )}
      </Answered>
    </Modal>
  );
}

/** What came of it, and the sum that it follows from. */
function Outcome({ detail: { bet, currency } }: { detail: BetDetail }) {
  const { t, i18n } = useLingui();
  const amount = useAmount();
  const words = useBetWords();
  return (
    <section aria-label={t`Result`} className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-col">
          <span className="text-16 font-bold wrap-anywhere">{bet.game.gameName}</span>
          <span className="text-13 text-muted">{words.vendor(bet)}</span>
        </p>
        <Badge tone={BET_STATUS_TONES[bet.status]}>{i18n._(betStatusName(bet))}</Badge>
      </div>
      <p className="display text-40 [&_*]:font-[inherit]">
        {bet.resultMinor === null
          ? amount(bet.stakeMinor, currency)
          : amount(bet.resultMinor, currency, true)}
      </p>
      <dl className="flex flex-col divide-y divide-border border-y border-border">
        <FactRow name={t`Stake`}>{amount(bet.stakeMinor, currency)}</FactRow>
        {bet.cancelledMinor !== '0' && (
          <FactRow name={t`Returned`}>{amount(bet.cancelledMinor, currency)}</FactRow>
        )}
        <FactRow name={t`Payout`}>{amount(bet.payoutMinor, currency)}</FactRow>
        {bet.rebateMinor !== '0' && (
          <FactRow name={t`Rebate`}>{amount(bet.rebateMinor, currency)}</FactRow>
        )}
      </dl>
    </section>
  );
}

function Facts({ detail: { bet, endedAt } }: { detail: BetDetail }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const words = useBetWords();
  const time = (instant: string) => longTimeText(instant, timeZone, i18n.locale);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-14">
      {bet.play !== null && <Fact name={t`Play`}>{words.play(bet)}</Fact>}
      {bet.selection !== null && <Fact name={t`Selection`}>{words.selection(bet)}</Fact>}
      {bet.odds !== null && <Fact name={t`Odds`}>{words.odds(bet)}</Fact>}
      {bet.outcome !== null && <Fact name={t`Outcome`}>{bet.outcome}</Fact>}
      <Fact name={t`Placed`}>{time(bet.at)}</Fact>
      <Fact name={t`Decided`}>{endedAt === null ? <None /> : time(endedAt)}</Fact>
      <Fact name={t`Draw or round`} wide>
        <Code>{bet.issue}</Code>
      </Fact>
    </dl>
  );
}
