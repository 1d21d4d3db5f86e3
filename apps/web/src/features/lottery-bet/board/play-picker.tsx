import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useEffect, useId, useRef } from 'react';
import { playGroupShortName, playName } from '../../../parts/lottery/play-names.ts';
import { paysText, returnsText } from './odds-text.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';

export interface PlayPickerProps {
  game: LotteryOffer;
  play: OfferedPlay;
  onPlay: (code: string) => void;
}

/** The groups of a lottery's plays, and the plays of the group, each with what it pays and returns. */
export function PlayPicker({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const { group } = play.row;
  const groups = [...new Set(game.plays.map(({ row }) => row.group))];
  // A link may lead to a tab or a play that is scrolled out of its line.
  useEffect(() => {
    for (const shown of box.current?.querySelectorAll<HTMLElement>(CHOSEN) ?? []) center(shown);
  }, [play]);
  return (
    <div ref={box} className="min-w-0">
      <Tabs
        label={t`Groups of plays`}
        wraps
        tabs={groups.map((id) => ({ id, label: playGroupShortName(i18n, id) }))}
        selected={group}
        onSelect={(id) => {
          const first = game.plays.find(({ row }) => row.group === id);
          if (first) onPlay(first.row.code);
        }}
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">{t`Plays`}</legend>
          <div className="no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
            {game.plays
              .filter(({ row }) => row.group === group)
              .map((each) => (
                <PlayOption
                  key={each.row.code}
                  name={name}
                  play={each}
                  checked={each.row.code === play.row.code}
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

interface PlayOptionProps extends Pick<PlayPickerProps, 'play' | 'onPlay'> {
  name: string;
  checked: boolean;
}

function PlayOption({ name, play, checked, onPlay }: PlayOptionProps) {
  const { t, i18n } = useLingui();
  const { code } = play.row;
  const pays = paysText(i18n, play);
  const returns = returnsText(i18n, play);
  return (
    <label className="relative flex min-h-12 shrink-0 flex-col justify-center rounded-box border-2 border-border bg-surface px-3 py-1 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus mouse:hover:border-border-strong">
      <input
        type="radio"
        name={name}
        value={code}
        checked={checked}
        onChange={() => onPlay(code)}
        className="sr-only"
      />
      <span className="text-14 font-semibold">{playName(i18n, code)}</span>
      <span className="text-13 text-muted tabular">{t`1 pays ${pays} · returns ${returns}`}</span>
    </label>
  );
}
