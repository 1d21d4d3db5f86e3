import { Trans } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { openMember } from '../../../parts/centre/open-centre.ts';
import { gamesOf, type SlipLine } from '../lines/slip-line.ts';
import { type Asked, lateGames, type PlaceSheetProps } from './placing.ts';
import type { Refusal } from './use-refused.ts';

type ConfirmActsProps = Pick<PlaceSheetProps, 'sales' | 'placing'> & {
  asked: Asked;
  refused: ReadonlyMap<string, Refusal>;
};

/** Back, and the one step that fits to what is known of the order. */
export function ConfirmActs(props: ConfirmActsProps) {
  const { placing } = props;
  const { busy, sent } = placing;
  return (
    <>
      <Button size="lg" disabled={busy} onClick={placing.close}>
        {sent ? <Trans>Not now</Trans> : <Trans>Back</Trans>}
      </Button>
      <NextStep {...props} />
    </>
  );
}

function NextStep(props: ConfirmActsProps) {
  const {
    placing,
    asked: { order, failure },
  } = props;
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { busy, sent } = placing;
  if (failure?.kind === 'lost' || sent) {
    return (
      <Button size="lg" tone="accent" busy={busy} onClick={placing.askAgain}>
        <Trans>Ask again</Trans>
      </Button>
    );
  }
  if (failure?.kind === 'closed') {
    if (gamesOf(order.lines).length === 1) return <GoOn {...props} />;
    const late = lateGames(order, props.sales, failure.line);
    return <Others {...props} lines={order.lines.filter((one) => !late.includes(one.gameCode))} />;
  }
  // Sent again, the same order would be refused again.
  if (failure?.kind === 'limit' || failure?.kind === 'blocked') return null;
  if (failure?.kind === 'lines') {
    const others = order.lines.filter(({ id }) => !props.refused.has(id));
    return others.length > 0 && <Others {...props} lines={others} />;
  }
  if (failure?.kind === 'funds') return <Deposit />;
  if (failure?.kind === 'price') {
    const total = moneyText(failure.totalMinor, currency);
    return (
      <Button size="lg" tone="accent" busy={busy} onClick={() => placing.place(failure.totalMinor)}>
        <Trans>Place at the new price, {total}</Trans>
      </Button>
    );
  }
  const total = moneyText(order.totalMinor, currency);
  return (
    <Button size="lg" tone="accent" busy={busy} onClick={() => placing.place()}>
      <Trans>Place {total}</Trans>
    </Button>
  );
}

/** The same bets in the issue that is on sale now. */
function GoOn({ sales, placing, asked: { order } }: ConfirmActsProps) {
  const [[gameCode, before] = ['', '']] = Object.entries(order.numeros);
  const onSale = sales.get(gameCode)?.issue?.numero;
  // The page may still know only the issue that has closed.
  const next = onSale === before ? undefined : onSale;
  return (
    <Button size="lg" tone="accent" disabled={next === undefined} onClick={placing.goOn}>
      {next === undefined ? (
        <Trans>The next issue is not on sale yet</Trans>
      ) : (
        <Trans>Go on to issue {next}</Trans>
      )}
    </Button>
  );
}

/** The lines that can be placed; the others stay in the slip. */
function Others({ placing, asked: { order }, lines }: ConfirmActsProps & { lines: SlipLine[] }) {
  // Of several lotteries none is chased.
  const chase = gamesOf(order.lines).length > 1 ? null : order.chase;
  return (
    <Button
      size="lg"
      tone="accent"
      className="max-sm:flex-auto"
      disabled={lines.length === 0}
      onClick={() => placing.ask({ lines, chase, from: order.from })}
    >
      <Trans>Go on with the other lines</Trans>
    </Button>
  );
}

function Deposit() {
  return (
    <Link
      to="."
      search={openMember('depositv2')}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ size: 'lg', tone: 'accent' })}
    >
      <Trans context="verb">Deposit</Trans>
    </Link>
  );
}
