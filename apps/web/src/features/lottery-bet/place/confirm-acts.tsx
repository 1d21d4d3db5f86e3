import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { gamesOf } from '../slip/slip-line.ts';
import { type Asked, lateGames, type PlaceSheetProps } from './placing.ts';

type ConfirmActsProps = Pick<PlaceSheetProps, 'sales' | 'placing'> & { asked: Asked };

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
    return gamesOf(order.lines).length > 1 ? (
      <Without {...props} line={failure.line} />
    ) : (
      <GoOn {...props} />
    );
  }
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

/** The lines whose issues are still on sale; the others stay in the slip. */
function Without({ sales, placing, asked: { order }, line }: ConfirmActsProps & { line: number }) {
  const late = lateGames(order, sales, line);
  const lines = order.lines.filter(({ gameCode }) => !late.includes(gameCode));
  return (
    <Button
      size="lg"
      tone="accent"
      disabled={lines.length === 0}
      onClick={() => placing.ask({ lines, chase: null, from: order.from })}
    >
      <Trans>Go on with the other lines</Trans>
    </Button>
  );
}
