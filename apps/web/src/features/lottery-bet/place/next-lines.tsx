import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { gamesOf, type SlipLine } from '../lines/slip-line.ts';
import { type Asked, type ClosedIssue, lateGames, type PlaceSheetProps } from './placing.ts';

type NextProps = Pick<PlaceSheetProps, 'sales' | 'placing'> & Pick<Asked, 'order'>;

/** After a close: the same bets in the next issue, or of several lotteries those whose sale goes on. */
export function AfterClose({ closed, ...props }: NextProps & { closed: ClosedIssue }) {
  const { sales, order } = props;
  if (gamesOf(order.lines).length === 1) return <GoOn {...props} />;
  const late = lateGames(order, sales, closed.line);
  return (
    <OtherLines {...props} lines={order.lines.filter((one) => !late.includes(one.gameCode))} />
  );
}

/** The same bets in the issue that is on sale now. */
function GoOn({ sales, placing, order }: NextProps) {
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

interface OtherLinesProps extends Omit<NextProps, 'sales'> {
  lines: readonly SlipLine[];
}

/** The lines that can be placed; the others stay in the slip. */
export function OtherLines({ placing, order, lines }: OtherLinesProps) {
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
