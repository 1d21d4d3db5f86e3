import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet, SlipBets } from '@palpite/contract/record.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { PageSteps } from '../../parts/centre/page-steps.tsx';
import { useAmount } from '../../parts/report/use-money-column.tsx';
import { Fact } from './bet-fact.tsx';
import { BetLink } from './record-link.tsx';
import { BET_STATUS_TONES, betStatusName } from './record-texts.ts';
import { slipBetsQuery } from './records-api.ts';
import { useBetWords } from './use-bet-words.ts';

interface SlipDialogProps {
  slipId: string;
  /** The place of the page that is shown; undefined for the first. */
  page: string | undefined;
  /** The name of that place in the report of the address. */
  pageName: string;
  onClose: () => void;
}

/** The bets that one movement of money took the stakes of; each opens with its proof. */
export function SlipDialog({ slipId, page, pageName, onClose }: SlipDialogProps) {
  const { t } = useLingui();
  const answer = useQuery(slipBetsQuery(useServices(), { slipId, page }));
  return (
    <Modal
      name="slip"
      title={t`Bets of the slip`}
      closeLabel={t`Close the slip`}
      size="md"
      docked
      open
      onClose={onClose}
    >
      <Answered
        answer={answer}
        failed={t`The slip could not be loaded`}
        waiting={<Skeleton className="h-96" />}
      >
        {(data) => (
          <div className="flex flex-col gap-4">
            <Bets data={data} />
            <PageSteps label={t`Pages of the slip`} pages={data.pages} name={pageName} />
          </div>
        )}
      </Answered>
    </Modal>
  );
}

function Bets({ data: { rows, currency } }: { data: SlipBets }) {
  const { t } = useLingui();
  if (rows.length === 0) {
    return (
      <p className="text-14 text-muted">
        <Trans>No bets of yours have this slip’s number.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Bets of the slip`} className="flex flex-col gap-3">
      {rows.map((bet) => (
        <li key={bet.order} className="rounded-box bg-sunken p-4">
          <SlipBet bet={bet} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function SlipBet({ bet, currency }: { bet: Bet; currency: SlipBets['currency'] }) {
  const { t, i18n } = useLingui();
  const amount = useAmount();
  const words = useBetWords();
  return (
    <>
      <div className="mb-3 flex items-start justify-between gap-3">
        <p className="min-w-0 text-14">
          <BetLink order={bet.order} />
          <span className="block wrap-anywhere">{bet.game.gameName}</span>
        </p>
        <Badge tone={BET_STATUS_TONES[bet.status]}>{i18n._(betStatusName(bet))}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-14 wrap-anywhere">
        <Fact name={t`Stake`}>{amount(bet.stakeMinor, currency)}</Fact>
        <Fact name={t`Draw or round`}>{bet.issue}</Fact>
        {bet.play !== null && <Fact name={t`Play`}>{words.play(bet)}</Fact>}
        {bet.odds !== null && <Fact name={t`Odds`}>{words.odds(bet)}</Fact>}
        {bet.selection !== null && (
          <Fact name={t`Selection`} wide>
            {words.selection(bet)}
          </Fact>
        )}
        {bet.resultMinor !== null && (
          <Fact name={t`Result`}>{amount(bet.resultMinor, currency, true)}</Fact>
        )}
      </dl>
    </>
  );
}
