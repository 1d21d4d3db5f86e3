import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { playGroupName } from '../../../parts/lottery/play-names.ts';
import type { PlayPickerProps } from './play-picker.tsx';
import { entriesOf, holds } from './together.ts';
import { useEntryText } from './use-entry-text.ts';

/** All plays of a lottery by group, each with what it pays. */
export function PlayList({ game, play, onPlay }: PlayPickerProps) {
  const { i18n } = useLingui();
  const entries = entriesOf(game);
  const { head, name, line } = useEntryText(entries);
  return (
    <>
      {head !== undefined && <p className="pb-3 text-13 text-muted tabular">{head}</p>}
      {[...Map.groupBy(entries, ({ group }) => group)].map(([group, some]) => (
        <section key={group} className="pb-4" aria-label={playGroupName(i18n, group)}>
          <h3 className="pb-1 text-13 font-semibold text-muted">{playGroupName(i18n, group)}</h3>
          <ul className="grid grid-cols-2 gap-2">
            {some.map((entry) => {
              const isOn = holds(entry, play);
              return (
                <li key={entry.code} className="grid">
                  <button
                    type="button"
                    aria-pressed={isOn}
                    onClick={() => onPlay(entry.code)}
                    className={classNames(
                      'min-h-14 rounded-box border-2 px-3 py-1.5 text-left',
                      isOn ? 'border-accent bg-accent-soft' : 'border-border bg-surface',
                    )}
                  >
                    <span className="block text-14 font-semibold">{name(entry)}</span>
                    <span className="block text-12 text-muted tabular">{line(entry)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
