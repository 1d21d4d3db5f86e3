import { useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import { playFullName } from '../../../parts/lottery/play-names.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import {
  type CountedLine,
  countLine,
  findPlay,
  levelOf,
  lineFault,
  playAt,
  secondOf,
} from './counted.ts';
import { hasRebate, lineRebateMinor } from './rebate.ts';
import type { SlipLine } from './slip-line.ts';
import { useFaultText } from './use-fault-text.ts';
import { useLevelText } from './use-level-text.ts';

export interface LineTextProps {
  /** Of the line; undefined until it is known. */
  game: LotteryOffer | undefined;
  line: SlipLine;
  /** Whether it says its lottery: the slip has lines of several. */
  isNamed: boolean;
  /** The first of its play and place; the others do not show them again. */
  isFirst: boolean;
  /** Of its issue, where it says that too. */
  numero: string | undefined;
  /** Why the operator refuses it. */
  fault?: string | undefined;
  /** What is said once for all lines: that a win includes the stake, and their prize level too. */
  below?: Below;
  /** Next to what is charged. */
  children?: ReactNode;
}

type Below = 'nothing' | 'wins' | 'level';

/** What a line bets on, what it costs and the most that it can win. */
export function LineText({
  game,
  line,
  fault,
  isFirst,
  below = 'nothing',
  children,
  ...named
}: LineTextProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = useServices().boot.status;
  const faultText = useFaultText(game);
  const { selectionWords } = useBetText(currency);
  const found = game && countLine(game, line);
  const row = game && findPlay(game, line.play)?.row;
  const wrong = lineFault(game, line);
  // What is true of the slip's only lottery is said once, above the lines.
  const own = wrong === 'at_rest' && !named.isNamed ? undefined : wrong;
  const said = fault ?? (own && faultText(own));
  return (
    <div>
      <div className={isFirst ? 'pb-1 text-13' : 'sr-only'}>
        <p className="font-semibold text-pretty">{row ? playFullName(i18n, row) : line.play}</p>
        <Where game={game} line={line} {...named} />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="line-clamp-3 min-w-0 text-16 leading-6 font-bold tabular wrap-anywhere">
          {selectionWords(row?.area, line.selection)}
        </p>
        <p className="shrink-0 text-14 font-bold tabular">
          {moneyText(String(found?.costMinor ?? 0n), currency)}
        </p>
      </div>
      <div className="flex items-start justify-between gap-3">
        {game && found ? <Charge game={game} line={line} found={found} below={below} /> : <span />}
        {children}
      </div>
      {said && <p className="text-13 font-medium text-negative">{said}</p>}
    </div>
  );
}

/** The lottery of a line, or both its stations, and its issue. */
function Where({
  game,
  line,
  isNamed,
  numero: issue,
}: Pick<LineTextProps, 'game' | 'line' | 'isNamed' | 'numero'>) {
  const { t, i18n } = useLingui();
  const { gameCode, secondGameCode } = line;
  if (!isNamed && secondGameCode === undefined) return null;
  const second = (game && secondOf(game, line)?.gameName) ?? secondGameCode;
  const numero = issueText(issue ?? '', i18n.locale);
  const names = [game?.gameName ?? gameCode, second].filter((name) => name !== undefined);
  return (
    <p>
      {names.join(' + ')}
      {isNamed && issue !== undefined && (
        <span className="text-muted">{` · ${t`Issue ${numero}`}`}</span>
      )}
    </p>
  );
}

interface ChargeProps {
  game: LotteryOffer;
  line: SlipLine;
  found: CountedLine;
  below: Below;
}

/** What is charged, what it wins at most, what comes back. */
function Charge({ game, line, found, below }: ChargeProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const { chargeWords } = useBetText(currency);
  const levelText = useLevelText(game);
  const unitMinor = BigInt(line.unitMinor);
  const priced = playAt(game, line.play, levelOf(game, line));
  const win = priced
    ? moneyText(String(largestWinMinor(priced.row, found.selection, unitMinor)), currency)
    : '';
  const rebate = moneyText(String(lineRebateMinor(game, line)), currency);
  return (
    // What has room stands side by side.
    <p className="flex min-w-0 flex-wrap gap-x-3 text-13 text-muted tabular">
      <span>{chargeWords(found.play.row, { ...found, unitMinor })}</span>
      {priced && (
        <span>
          {below === 'nothing' ? t`Wins ${win} at most, stake included` : t`Wins ${win} at most`}
        </span>
      )}
      {line.prizeLevel !== undefined && below !== 'level' && (
        <span>{levelText(line.prizeLevel)}</span>
      )}
      {line.prizeLevel !== undefined && hasRebate(game, line.prizeLevel) && (
        <span>{t`Rebate ${rebate}, whatever is drawn`}</span>
      )}
    </p>
  );
}
