import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { LineText, type LineTextProps } from '../lines/line-text.tsx';
import type { SlipLine } from '../lines/slip-line.ts';

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
        'flex flex-col gap-1 border-border px-(--slip-edge) py-2 first:pt-4 not-first:border-t',
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
