import { Trans, useLingui } from '@lingui/react/macro';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { playFullName } from '../../../parts/lottery/play-names.ts';
import type { LotteryOffer } from '../board/offer.ts';
import { countLine, findPlay, levelOf, lineFault, playAt, secondOf } from '../counted.ts';
import { hasRebate, lineRebateMinor } from '../rebate.ts';
import { useBetText } from '../use-bet-text.ts';
import { useLevelText } from '../use-level-text.ts';
import type { SlipLine } from './slip-line.ts';

interface LineRowProps {
  game: LotteryOffer;
  line: SlipLine;
  /** From 1. */
  place: number;
  /** The place of the line that has the same bets; 0 where none has. */
  twin: number;
  /** It is on its way to the operator. */
  locked: boolean;
  onEdit: (line: SlipLine) => void;
  onDelete: (line: SlipLine) => void;
  onMerge: (line: SlipLine) => void;
}

/** A line of the slip. Kept as it is while others change: a slip has up to two hundred. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { game, line, place, twin, locked, onEdit, onDelete, onMerge } = props;
  const { t } = useLingui();
  return (
    <li className="flex flex-col gap-1 border-b border-dashed border-border px-4 py-2.5 last:border-0">
      <LineText game={game} line={line}>
        <div className="-mr-2 flex">
          <IconButton
            label={t`Edit line ${place}`}
            icon={<Pencil size={18} />}
            disabled={locked}
            onClick={() => onEdit(line)}
          />
          <IconButton
            label={t`Delete line ${place}`}
            icon={<Trash size={18} />}
            disabled={locked}
            onClick={() => onDelete(line)}
          />
        </div>
      </LineText>
      {twin > 0 && !locked && (
        <div className="flex flex-wrap items-center gap-2 rounded-box border-l-4 border-warning bg-sunken px-3 py-1 text-13">
          <span className="min-w-0 flex-1">
            <Trans>The same bets as line {twin}.</Trans>
          </span>
          <Button size="sm" tone="quiet" onClick={() => onMerge(line)}>
            <Trans>Add to that line</Trans>
          </Button>
        </div>
      )}
    </li>
  );
});

interface LineTextProps {
  game: LotteryOffer;
  line: SlipLine;
  /** Why the operator refuses it. */
  fault?: string | undefined;
  /** Below its cost. */
  children?: ReactNode;
}

/** What a line bets on, what it costs and the most that it can win. */
export function LineText({ game, line, fault, children }: LineTextProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency, mostLineMinor } = game.limits;
  const { selectionWords, chargeWords } = useBetText(currency);
  const levelText = useLevelText(game);
  const second = secondOf(game, line)?.gameName ?? line.secondGameCode;
  const found = countLine(game, line);
  const row = findPlay(game, line.play)?.row;
  const unitMinor = BigInt(line.unitMinor);
  const cost = moneyText(String(found?.costMinor ?? 0n), currency);
  const priced = playAt(game, line.play, levelOf(game, line));
  const win =
    found && priced
      ? moneyText(String(largestWinMinor(priced.row, found.selection, unitMinor)), currency)
      : '';
  const rebate = moneyText(String(lineRebateMinor(game, line)), currency);
  const most = moneyText(mostLineMinor, currency);
  const wrong = {
    not_offered: t`This play is no longer offered as it was chosen. Delete the line or edit it.`,
    no_station: t`The second station has no draw in this issue. Delete the line or edit it.`,
    no_odds: t`The odds of this prize level are not known yet.`,
    too_dear: t`A line may cost ${most} at most. Choose fewer numbers or a lower price.`,
  };
  const own = lineFault(game, line);
  const said = fault ?? (own && wrong[own]);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="text-13 font-semibold">{row ? playFullName(i18n, row) : line.play}</p>
        {line.secondGameCode !== undefined && (
          <p className="text-13">{`${game.gameName} + ${second}`}</p>
        )}
        <p className="line-clamp-3 font-bold tabular wrap-anywhere">
          {selectionWords(row?.area, line.selection)}
        </p>
        {found && (
          <p className="text-13 text-muted">
            {chargeWords(row, { ...found, unitMinor })}
            {priced && (
              <>
                <br />
                {t`Wins ${win} at most, stake included`}
              </>
            )}
            {line.prizeLevel !== undefined && (
              <>
                <br />
                {levelText(line.prizeLevel)}
              </>
            )}
            {line.prizeLevel !== undefined && hasRebate(game, line.prizeLevel) && (
              <>
                <br />
                {t`Rebate ${rebate}, whatever is drawn`}
              </>
            )}
          </p>
        )}
        {said && <p className="text-13 font-medium text-negative">{said}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end">
        <p className="text-14 font-bold tabular">{cost}</p>
        {children}
      </div>
    </div>
  );
}
