import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { playGroupShortName, playName } from '../../../parts/lottery/play-names.ts';
import { paysText, returnsText } from '../board/odds-text.ts';
import type { OfferedPlay } from '../board/offer.ts';
import type { PlayPickerProps } from '../board/play-picker.tsx';

/** So many plays are all open at first. */
const ALL_OPEN = 12;

/** The groups of plays, one under the other, each with its plays, what they pay and return. */
export function PlayTree({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const groups = Map.groupBy(game.plays, ({ row }) => row.group);
  const option = (each: OfferedPlay, title: string) => (
    <PlayRow
      key={each.row.code}
      name={name}
      title={title}
      play={each}
      checked={each.row.code === play.row.code}
      onPlay={onPlay}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="px-2 pb-1 font-display text-14 font-bold text-muted">{t`Plays`}</legend>
      <div className="flex flex-col">
        {[...groups].map(([group, plays]) => {
          const title = playGroupShortName(i18n, group);
          const [only] = plays;
          if (plays.length === 1 && only) {
            return (
              <div key={group} className="border-b border-border py-0.5 last:border-0">
                {option(only, title)}
              </div>
            );
          }
          return (
            <details
              key={group}
              open={group === play.row.group || game.plays.length <= ALL_OPEN}
              className="group border-b border-border py-0.5 last:border-0"
            >
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-box px-2 text-14 font-semibold hover:bg-raised">
                <span className="min-w-0 flex-1">{title}</span>
                <ChevronDown
                  size={16}
                  className="shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              {plays.map((each) => option(each, playName(i18n, each.row.code)))}
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PlayRowProps extends Pick<PlayPickerProps, 'play' | 'onPlay'> {
  name: string;
  title: string;
  checked: boolean;
}

function PlayRow({ name, title, play, checked, onPlay }: PlayRowProps) {
  const { t, i18n } = useLingui();
  const { code } = play.row;
  const pays = paysText(i18n, play);
  const returns = returnsText(i18n, play);
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
      <span className="px-1 text-12 text-muted tabular">{t`1 pays ${pays} · returns ${returns}`}</span>
    </label>
  );
}
