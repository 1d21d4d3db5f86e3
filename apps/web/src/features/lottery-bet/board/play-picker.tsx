import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import { useEffect, useId, useRef } from 'react';
import { groupGloss } from '../../../parts/lottery/play-gloss.ts';
import { playGroupShortName } from '../../../parts/lottery/play-names.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { entriesOf, holds } from './together.ts';
import { useEntryText } from './use-entry-text.ts';

export interface PlayPickerProps {
  game: LotteryOffer;
  play: OfferedPlay;
  onPlay: (code: string) => void;
}

/** The groups of a lottery's plays, and the plays of the group, each with what it pays. */
export function PlayPicker({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const entries = entriesOf(game);
  const group = entries.find((entry) => holds(entry, play))?.group ?? play.row.group;
  const shown = entries.filter((entry) => entry.group === group);
  const groups = [...new Set(entries.map((entry) => entry.group))];
  const text = useEntryText(shown);
  // A link may lead to a tab or a play that is scrolled out of its line.
  useEffect(() => {
    for (const one of box.current?.querySelectorAll<HTMLElement>(CHOSEN) ?? []) center(one);
  }, [play]);
  return (
    <div ref={box} className="min-w-0">
      <Tabs
        label={t`Groups of plays`}
        wraps
        tabs={groups.map((id) => ({
          id,
          label: playGroupShortName(i18n, id),
          note: groupGloss(i18n, id),
        }))}
        selected={group}
        onSelect={(id) => {
          const first = entries.find((entry) => entry.group === id);
          if (first) onPlay(first.code);
        }}
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">{t`Plays`}</legend>
          <div className="no-scrollbar -m-1 flex items-center gap-2 overflow-x-auto p-1 md:flex-wrap">
            {shown.map((entry) => (
              <PlayOption
                key={entry.code}
                name={name}
                code={entry.code}
                title={text.name(entry)}
                line={text.line(entry)}
                checked={holds(entry, play)}
                onPlay={onPlay}
              />
            ))}
          </div>
        </fieldset>
      </Tabs>
    </div>
  );
}

const CHOSEN = '[aria-selected="true"], label:has(:checked)';

/** Scrolls the line of a tab or a play, and nothing else of the page, until it is in the middle. */
function center(shown: HTMLElement): void {
  const line = shown.parentElement;
  if (!line) return;
  const [own, whole] = [shown.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2;
}

interface PlayOptionProps extends Pick<PlayPickerProps, 'onPlay'> {
  name: string;
  code: string;
  title: string;
  line: string;
  checked: boolean;
}

function PlayOption({ name, code, title, line, checked, onPlay }: PlayOptionProps) {
  const input = { checked, onChange: () => onPlay(code) };
  const own = useTypedBefore<HTMLInputElement>(undefined, input);
  return (
    <label className="relative flex min-h-11 shrink-0 flex-col justify-center rounded-box border-2 border-border bg-surface px-3 py-0.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus mouse:hover:border-border-strong">
      <input {...input} ref={own} type="radio" name={name} value={code} className="sr-only" />
      <span className="text-14 leading-4.5 font-semibold">{title}</span>
      <span className="text-12 leading-4 text-muted tabular">{line}</span>
    </label>
  );
}
