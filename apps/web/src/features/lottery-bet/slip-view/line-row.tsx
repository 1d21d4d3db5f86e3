import { Trans, useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { playFullName } from '../../../parts/lottery/play-names.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import {
  type CountedLine,
  countLine,
  findPlay,
  levelOf,
  lineFault,
  playAt,
  secondOf,
} from '../lines/counted.ts';
import { hasRebate, lineRebateMinor } from '../lines/rebate.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { useLevelText } from '../lines/use-level-text.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import { useFaultText } from '../lines/use-fault-text.ts';

interface LineRowProps
  extends Pick<LineTextProps, 'game' | 'line' | 'isNamed' | 'numero' | 'isFirst'> {
  /** All lines have the same prize level, which is said once for them. */
  isLevelCommon: boolean;
  /** Why it cannot be placed now, besides what is wrong with it. */
  fault: string | undefined;
  /** From 1. */
  place: number;
  /** All lines. */
  of: number;
  /** The place of the line that has the same bets; 0 where none has. */
  twin: number;
  /** It is on its way to the operator. */
  locked: boolean;
  /** Its buttons are tab stops. */
  isStop: boolean;
  onEdit: (line: SlipLine) => void;
  onDelete: (line: SlipLine) => void;
  onMerge: (line: SlipLine) => void;
}

/** A line of the slip. Kept as it is while others change: a slip has up to five hundred. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, twin, locked, onEdit, onDelete, onMerge } = props;
  const { t } = useLingui();
  const tabIndex = props.isStop ? undefined : -1;
  return (
    <li
      aria-setsize={props.of}
      aria-posinset={place}
      className={classNames(
        'flex flex-col gap-1 border-border px-4 py-2 not-first:border-t',
        !props.isFirst && 'border-dashed',
      )}
    >
      <LineText
        game={props.game}
        line={line}
        isNamed={props.isNamed}
        isFirst={props.isFirst}
        numero={props.numero}
        fault={props.fault}
        below={props.isLevelCommon ? 'level' : 'wins'}
      >
        <div className="-my-2 -mr-2 flex shrink-0">
          <IconButton
            label={t`Edit line ${place}`}
            icon={<Pencil size={18} />}
            disabled={locked}
            tabIndex={tabIndex}
            onClick={() => onEdit(line)}
          />
          <IconButton
            label={t`Delete line ${place}`}
            icon={<Trash size={18} />}
            disabled={locked}
            tabIndex={tabIndex}
            onClick={() => onDelete(line)}
          />
        </div>
      </LineText>
      {twin > 0 && !locked && (
        <div className="flex flex-wrap items-center gap-2 rounded-box border-l-4 border-warning bg-sunken px-3 py-1 text-13">
          <span className="min-w-0 flex-1">
            <Trans>The same bets as line {twin}.</Trans>
          </span>
          <Button size="sm" tone="quiet" tabIndex={tabIndex} onClick={() => onMerge(line)}>
            <Trans>Add to that line</Trans>
          </Button>
        </div>
      )}
    </li>
  );
});

interface LineTextProps {
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
  numero,
}: Pick<LineTextProps, 'game' | 'line' | 'isNamed' | 'numero'>) {
  const { t } = useLingui();
  const { gameCode, secondGameCode } = line;
  if (!isNamed && secondGameCode === undefined) return null;
  const second = (game && secondOf(game, line)?.gameName) ?? secondGameCode;
  const names = [game?.gameName ?? gameCode, second].filter((name) => name !== undefined);
  return (
    <p>
      {names.join(' + ')}
      {isNamed && numero !== undefined && (
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
