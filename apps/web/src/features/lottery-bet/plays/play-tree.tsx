import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { playGroupShortName } from '../../../parts/lottery/play-names.ts';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { type Entry, entriesOf, holds } from '../board/together.ts';
import { useEntryText } from '../board/use-entry-text.ts';
import { LastDraws } from './last-draws.tsx';

/** So many plays are all open at first. */
const ALL_OPEN = 12;

/** The groups of plays, one under the other, each with its plays and what they pay; the last draws below them. */
export function PlayTree({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const radios = useId();
  const entries = entriesOf(game);
  const { head, name, line } = useEntryText(entries);
  const groups = Map.groupBy(entries, ({ group }) => group);
  const own = entries.find((entry) => holds(entry, play));
  const option = (entry: Entry, title: string) => (
    <PlayRow
      key={entry.code}
      name={radios}
      code={entry.code}
      title={title}
      line={line(entry)}
      checked={entry === own}
      onPlay={onPlay}
    />
  );
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="px-2 pb-1 font-display text-14 font-bold text-muted">{t`Plays`}</legend>
        {head !== undefined && <p className="px-2 pb-1 text-12 text-muted tabular">{head}</p>}
        <div className="flex flex-col">
          {[...groups].map(([group, some]) => {
            const title = playGroupShortName(i18n, group);
            const [only] = some;
            // Others of the group may be on a shared board: then its name says too little.
            const isWhole = game.plays.filter(({ row }) => row.group === group).length <= 1;
            if (some.length === 1 && only) {
              return (
                <div key={group} className="border-b border-border py-0.5 last:border-0">
                  {option(only, isWhole ? title : name(only))}
                </div>
              );
            }
            return (
              <details
                key={group}
                open={group === own?.group || entries.length <= ALL_OPEN}
                className="group border-b border-border py-0.5 last:border-0"
              >
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-box px-2 text-14 font-semibold hover:bg-raised">
                  <span className="min-w-0 flex-1">{title}</span>
                  <ChevronDown
                    size={16}
                    className="shrink-0 text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                {some.map((entry) => option(entry, name(entry)))}
              </details>
            );
          })}
        </div>
      </fieldset>
      <LastDraws game={game} />
    </>
  );
}

interface PlayRowProps extends Pick<PlayPickerProps, 'onPlay'> {
  name: string;
  code: string;
  title: string;
  line: string;
  checked: boolean;
}

function PlayRow({ name, code, title, line, checked, onPlay }: PlayRowProps) {
  return (
    <label className="relative flex min-h-11 flex-col justify-center rounded-box px-2 py-1 has-checked:bg-accent-soft has-checked:shadow-[inset_4px_0_0_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus mouse:hover:bg-raised mouse:has-checked:hover:bg-accent-soft">
      <input
        type="radio"
        name={name}
        value={code}
        checked={checked}
        onChange={() => onPlay(code)}
        className="sr-only"
      />
      <span className="px-1 text-14 font-semibold">{title}</span>
      <span className="px-1 text-12 text-muted tabular">{line}</span>
    </label>
  );
}
