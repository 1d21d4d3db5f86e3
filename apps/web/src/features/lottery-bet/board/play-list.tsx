import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { playGroupName, playName } from '../../../parts/lottery/play-names.ts';
import { paysText, returnsText } from './odds-text.ts';
import type { PlayPickerProps } from './play-picker.tsx';

/** All plays of a lottery by group, each with what it pays and returns. */
export function PlayList({ game, play, onPlay }: PlayPickerProps) {
  const { t, i18n } = useLingui();
  const groups = [...new Set(game.plays.map(({ row }) => row.group))];
  return groups.map((group) => (
    <section key={group} className="pb-4" aria-label={playGroupName(i18n, group)}>
      <h3 className="pb-1 text-13 font-semibold text-muted">{playGroupName(i18n, group)}</h3>
      <ul className="grid grid-cols-2 gap-2">
        {game.plays
          .filter(({ row }) => row.group === group)
          .map((each) => {
            const { code } = each.row;
            const isOn = code === play.row.code;
            const pays = paysText(i18n, each);
            const returns = returnsText(i18n, each);
            return (
              <li key={code} className="grid">
                <button
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => onPlay(code)}
                  className={classNames(
                    'min-h-14 rounded-box border-2 px-3 py-1.5 text-left',
                    isOn ? 'border-accent bg-accent-soft' : 'border-border bg-surface',
                  )}
                >
                  <span className="block text-14 font-semibold">{playName(i18n, code)}</span>
                  <span className="block text-12 text-muted tabular">{t`1 pays ${pays} · returns ${returns}`}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
