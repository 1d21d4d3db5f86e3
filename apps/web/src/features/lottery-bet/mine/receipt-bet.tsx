import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { Panel } from '../../../parts/lottery/panel.tsx';
import { playFullName, playName } from '../../../parts/lottery/play-names.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import { findPlay } from '../lines/counted.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { BetMarks, BetNet } from './bet-state.tsx';
import { CancelBet } from './cancel-bet.tsx';
import { betRebate, type Receipt, stationsText } from './mine.ts';
import { ReceiptSave } from './receipt-save.tsx';

interface ReceiptBetProps {
  receipt: Receipt;
  currency: Currency;
  /** Undefined until it is known; the bet says all but the names of its play. */
  game: LotteryOffer | undefined;
}

/** What was agreed. */
export function ReceiptBet({ receipt, currency, game }: ReceiptBetProps) {
  const { bet } = receipt;
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { selectionWords, chargeWords } = useBetText(currency);
  const { order, numero, play, selection, placedAt } = bet;
  const rebateMinor = betRebate(bet);
  const row = game && findPlay(game, play)?.row;
  const charged = {
    bets: BigInt(bet.bets),
    units: BigInt(bet.units),
    unitMinor: BigInt(bet.unitMinor),
  };
  return (
    <Panel title={t`Receipt`} note={<code className="font-mono">{order}</code>}>
      <div className="flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <BetMarks bet={bet} />
          <BetNet bet={bet} currency={currency} />
        </div>
        <p className="text-20 font-bold tabular wrap-anywhere">
          {selectionWords(row?.area, selection)}
        </p>
        <dl className="flex flex-col divide-y divide-border">
          <FactRow name={t`Lottery`}>{stationsText(bet)}</FactRow>
          <FactRow name={t`Issue`}>{numero}</FactRow>
          <FactRow name={t`Play`}>{row ? playFullName(i18n, row) : playName(i18n, play)}</FactRow>
          <FactRow name={t`Placed`}>{momentText(placedAt, timeZone, i18n.locale)}</FactRow>
          <FactRow name={t`Price`}>{chargeWords(row, charged)}</FactRow>
          <FactRow name={t`Stake`}>{moneyText(bet.stakeMinor, currency)}</FactRow>
          <FactRow name={t`Largest win, stake included`}>
            {moneyText(bet.largestWinMinor, currency)}
          </FactRow>
          {bet.prizeLevel !== undefined && (
            <FactRow name={t`Prize level`}>{String(bet.prizeLevel)}</FactRow>
          )}
          {rebateMinor !== null && (
            <FactRow name={t`Rebate, whatever is drawn`}>
              {moneyText(rebateMinor, currency)}
            </FactRow>
          )}
        </dl>
        <div className="self-start">
          <CancelBet bet={bet} currency={currency} />
        </div>
        <ReceiptSave receipt={receipt} />
      </div>
    </Panel>
  );
}
