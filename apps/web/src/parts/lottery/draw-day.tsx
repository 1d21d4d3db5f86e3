import { useLingui } from '@lingui/react/macro';
import { VIETNAM } from './vietnam-time.ts';

interface DrawDayProps {
  game: { readonly nextDraw: { readonly drawsAt: string } | null };
}

/** The weekday and hour of a Vietnam game's next draw, as its stations count. */
export function DrawDay({ game: { nextDraw } }: DrawDayProps) {
  const { i18n } = useLingui();
  if (!nextDraw) return null;
  const text = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: VIETNAM,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(nextDraw.drawsAt));
  return (
    <time dateTime={nextDraw.drawsAt} className="text-12 whitespace-nowrap text-muted tabular">
      {text}
    </time>
  );
}
