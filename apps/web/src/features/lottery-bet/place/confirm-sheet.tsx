import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { FactRow } from '../../../parts/money/cashier/fact-row.tsx';
import type { LotteryOffer } from '../board/offer.ts';
import { secondOf } from '../counted.ts';
import { orderRebateMinor } from '../rebate.ts';
import { LineText } from '../slip/line-row.tsx';
import { useOwnBalance } from '../use-own-balance.ts';
import { FailureNote } from './failure-note.tsx';
import type { Asked, PlaceSheetProps } from './placing.ts';
import type { PlaceOrder } from './sent-order.ts';

/** What is about to be placed, line by line, with what it costs and until when it can be taken back. */
export function ConfirmSheet({ game, sale, placing, asked }: PlaceSheetProps & { asked: Asked }) {
  const { t } = useLingui();
  const { busy, sent } = placing;
  const { order, failure } = asked;
  // What was sent is of its issue, whatever is on sale when the answer comes.
  const isLate = sent === null && order.numero !== sale.issue?.numero;
  const shown = failure ?? (isLate ? { kind: 'closed' as const, closedAt: null } : null);
  return (
    <Modal
      name="lottery-confirm"
      open
      size="md"
      title={t`Confirm your bets`}
      closeLabel={t`Close`}
      showClose={!busy}
      dismissible={!busy}
      onClose={placing.close}
      footer={
        <Acts
          sale={sale}
          placing={placing}
          asked={{ order, failure: shown }}
          currency={game.limits.currency}
        />
      }
    >
      <div className="flex flex-col gap-3">
        {shown && <FailureNote game={game} order={order} failure={shown} />}
        <OrderLines game={game} asked={{ order, failure: shown }} />
        <Sums game={game} sale={sale} order={order} />
        <p className="text-13 text-muted">
          <Trans>
            Prices and limits are checked again when you press. If one has changed, nothing is taken
            and you are asked.
          </Trans>
        </p>
      </div>
    </Modal>
  );
}

function OrderLines({
  game,
  asked: { order, failure },
}: Pick<PlaceSheetProps, 'game'> & { asked: Asked }) {
  const { t } = useLingui();
  const faultOf = (at: number) => {
    if (failure?.kind !== 'lines') return undefined;
    if (failure.full.includes(at)) {
      return t`This draw takes no more on one of these numbers. Choose others or a lower price.`;
    }
    return failure.wrong.includes(at) ? t`This line cannot be placed as it is.` : undefined;
  };
  return (
    <ol aria-label={t`Your bets`} className="flex flex-col divide-y divide-border">
      {order.lines.map((line, at) => (
        <li key={line.id} className="py-2">
          <LineText game={game} line={line} fault={faultOf(at)} />
        </li>
      ))}
    </ol>
  );
}

function Sums({
  game,
  sale,
  order,
}: Pick<PlaceSheetProps, 'game' | 'sale'> & { order: PlaceOrder }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const balance = useOwnBalance();
  const { numero, totalMinor, multiples } = order;
  const left = balance === null ? null : BigInt(balance) - BigInt(totalMinor);
  const issues = multiples.length;
  const rebate = orderRebateMinor(game, order.lines, multiples);
  const until = cancelUntil(game, sale, order);
  return (
    <dl className="flex flex-col divide-y divide-border">
      <FactRow name={t`Issue`}>{numero}</FactRow>
      {issues > 0 && (
        <FactRow name={t`Chase`}>
          {t`${plural(issues, { one: '# issue', other: '# issues' })}`}
        </FactRow>
      )}
      <FactRow name={issues > 0 ? t`Held for all issues` : t`Total`}>
        <span className="font-display text-24 font-bold tabular">
          {moneyText(totalMinor, currency)}
        </span>
      </FactRow>
      {rebate > 0n && (
        <FactRow name={t`Rebate, whatever is drawn`}>
          <span className="tabular">{moneyText(String(rebate), currency)}</span>
        </FactRow>
      )}
      {left !== null && (
        <FactRow name={left < 0n ? t`Missing from your balance` : t`Balance after`}>
          <span className="tabular">{moneyText(String(left < 0n ? -left : left), currency)}</span>
        </FactRow>
      )}
      {until !== undefined && (
        <FactRow name={t`Can be cancelled until`}>
          <time dateTime={until}>{momentText(until, timeZone, i18n.locale)}</time>
        </FactRow>
      )}
    </dl>
  );
}

/** Until when all bets can be cancelled: a bet at two stations ends with the one that closes first. */
function cancelUntil(
  game: LotteryOffer,
  { issue }: PlaceSheetProps['sale'],
  { numero, lines }: PlaceOrder,
): string | undefined {
  if (issue?.numero !== numero) return undefined;
  const others = lines.flatMap((line) => secondOf(game, line)?.closesAt ?? []);
  return [issue.closesAt, ...others].toSorted()[0];
}

interface ActsProps extends Pick<PlaceSheetProps, 'sale' | 'placing'> {
  asked: Asked;
  currency: PlaceSheetProps['game']['limits']['currency'];
}

function Acts({ sale, placing, asked: { order, failure }, currency }: ActsProps) {
  const moneyText = useMoneyText();
  const { busy, sent } = placing;
  // The page may still know only the issue that has closed.
  const next = sale.issue?.numero === order.numero ? undefined : sale.issue?.numero;
  const total = moneyText(
    failure?.kind === 'price' ? failure.totalMinor : order.totalMinor,
    currency,
  );
  return (
    <>
      <Button size="lg" disabled={busy} onClick={placing.close}>
        {sent ? <Trans>Not now</Trans> : <Trans>Back</Trans>}
      </Button>
      {failure?.kind === 'lost' || sent ? (
        <Button size="lg" tone="accent" busy={busy} onClick={placing.askAgain}>
          <Trans>Ask again</Trans>
        </Button>
      ) : failure?.kind === 'closed' ? (
        <Button size="lg" tone="accent" disabled={next === undefined} onClick={placing.goOn}>
          {next === undefined ? (
            <Trans>The next issue is not on sale yet</Trans>
          ) : (
            <Trans>Go on to issue {next}</Trans>
          )}
        </Button>
      ) : failure?.kind === 'price' ? (
        <Button
          size="lg"
          tone="accent"
          busy={busy}
          onClick={() => placing.place(failure.totalMinor)}
        >
          <Trans>Place at the new price, {total}</Trans>
        </Button>
      ) : (
        <Button size="lg" tone="accent" busy={busy} onClick={() => placing.place()}>
          <Trans>Place {total}</Trans>
        </Button>
      )}
    </>
  );
}
