import { dateFormat } from '@palpite/domain/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { hourText, VIETNAM } from './vietnam-time.ts';

interface DrawDayProps {
  game: { readonly nextDraw: { readonly drawsAt: string } | null };
}

/** The weekday and hour of a Vietnam game's next draw, as its stations count. */
export function DrawDay({ game: { nextDraw } }: DrawDayProps) {
  const { i18n } = useLingui();
  if (!nextDraw) return null;
  const drawsAt = new Date(nextDraw.drawsAt);
  const day = dateFormat(i18n.locale, { timeZone: VIETNAM, weekday: 'short' });
  // The day first in every language: hours stand under hours.
  const text = `${day.format(drawsAt)} ${hourText(nextDraw.drawsAt)}`;
  return (
    <time dateTime={nextDraw.drawsAt} className="text-12 whitespace-nowrap text-muted tabular">
      {text}
    </time>
  );
}
