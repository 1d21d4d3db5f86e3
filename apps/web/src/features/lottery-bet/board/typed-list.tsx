import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_AREA_SYMBOLS, MOST_TICKETS } from '@palpite/contract/lottery-bet.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { EMPTY, type Selection, selectionText, takesTickets } from '@palpite/lottery/selection.ts';
import { readTyped, type TypedFault } from '@palpite/lottery/typed.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useId } from 'react';
import { boardOf } from './board-of.ts';
import { fill } from './selection-moves.ts';
import type { BoardProps } from './use-draft.ts';

const MOST_FAULTS = 50;

/** What a list of good words chooses. */
function selectionOf(row: PricedPlay, taken: readonly string[]): Selection {
  if (takesTickets(row)) return { ...EMPTY, tickets: taken.slice(0, MOST_TICKETS).toSorted() };
  return fill(row, EMPTY, 0, taken.slice(0, MOST_AREA_SYMBOLS));
}

/** A list that is typed or pasted. Good words are taken at once, and each bad one is named with its line. */
export function TypedList({ play: { row }, selection, moves, disabled }: BoardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { text } = moves.draft;
  const { taken, faults, rest } = readTyped(row, text);
  // A repeat was read, and counts once.
  const unread = faults.filter(({ why }) => why !== 'repeated');
  const most = takesTickets(row) ? MOST_TICKETS : MOST_AREA_SYMBOLS;
  const mostText = i18n.number(most);
  const listed = selectionOf(row, taken);
  const differs = text.trim() !== '' && selectionText(listed) !== selectionText(selection);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-13 font-semibold">
        {takesTickets(row) ? t`Your bets` : t`Your numbers`}
      </label>
      <textarea
        id={id}
        value={text}
        readOnly={disabled}
        aria-describedby={`${id}-hint`}
        rows={5}
        spellCheck={false}
        autoCapitalize="none"
        className="w-full resize-y rounded-box border border-border-strong bg-surface px-3 py-2 text-16 tabular"
        onChange={({ target: { value } }) => {
          const typed = readTyped(row, value);
          moves.type(selectionOf(row, typed.taken), value, typed.rest);
        }}
      />
      <p id={`${id}-hint`} className="text-13 text-muted">
        <TypedHint row={row} />
      </p>
      {differs && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <p>{t`The list and what is chosen differ.`}</p>
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => moves.type(listed, text, rest)}
          >{t`Use the list`}</Button>
        </div>
      )}
      <p role="status" className="text-13 font-semibold">
        {text.trim() !== '' &&
          t`Read: ${plural(taken.length, { one: '# number', other: '# numbers' })}. Not read: ${unread.length}.`}
      </p>
      {taken.length > most && (
        <p className="text-13 text-warning">{t`One line holds ${mostText} at most: the first ${mostText} are taken.`}</p>
      )}
      <Faults faults={faults} />
    </div>
  );
}

function TypedHint({ row }: { row: PricedPlay }) {
  const { t } = useLingui();
  if (takesTickets(row)) {
    const size = 'window' in row.rule ? row.rule.window.length : 0;
    return row.kind === '11of5' || row.kind === 'pk10'
      ? t`${size} numbers of two digits for each bet, as 01 02 03; a comma or a new line ends it.`
      : t`${size} digits for each bet. Spaces, commas and lines part them.`;
  }
  const { area } = row;
  if (area.kind === 'pool' && area.choose > 1) {
    const one = (areaSymbols(row)[0] ?? []).slice(-area.choose).join('-');
    return t`Separate numbers with spaces, commas or new lines: every bet of them is taken. ${one} is one bet alone.`;
  }
  if (boardOf(row) === 'pool') return t`Separate numbers with spaces, commas or new lines.`;
  return t`Separate numbers with spaces, commas or new lines. These words are read too: đầu 3, đuôi 5, tổng 7, chạm 5, bộ 01, kép, kép lệch, kép âm, sát kép, tài, xỉu, chẵn, lẻ, 10 kéo 19, đảo 123.`;
}

function Faults({ faults }: { faults: readonly TypedFault[] }) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  const more = faults.length - MOST_FAULTS;
  return (
    <ul aria-label={t`Not read`} className="flex flex-col gap-1.5">
      {faults.slice(0, MOST_FAULTS).map((fault, at) => (
        <li
          key={at}
          className="flex gap-2 rounded-box border border-l-4 border-border border-l-negative bg-surface px-2.5 py-1.5 text-13"
        >
          <b className="shrink-0">{t`Line ${fault.line}`}</b>
          <span className="min-w-0">
            <FaultText fault={fault} />
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-13 text-muted">{t`and ${more} more`}</li>}
    </ul>
  );
}

function FaultText({ fault: { word, why, firstLine } }: { fault: TypedFault }) {
  const { t } = useLingui();
  switch (why) {
    case 'too_short':
      return t`“${word}” has too few digits.`;
    case 'too_long':
      return t`“${word}” has too many digits.`;
    case 'unknown':
      return t`“${word}” cannot be read.`;
    case 'repeated':
      return t`${word} is in line ${firstLine ?? 1} already; it counts once.`;
    case 'not_a_bet':
      return t`“${word}” is not a bet of this play.`;
    case 'range_or_pair':
      return t`“${word}” could be a range or single numbers. Write 10 kéo 19 for a range, 10 19 for two numbers.`;
    case 'own_bet':
      return t`“${word}” is a bet of its own. Add this one to the slip first: it is next.`;
    case 'bad_range':
      return t`“${word}” is not a range of numbers.`;
  }
}
