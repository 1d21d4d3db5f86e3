import { useLingui } from '@lingui/react/macro';
import Ticket from 'lucide-react/icons/ticket';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { numbersText, useMyTickets } from './my-tickets.tsx';

/**
 * The newest bet that is not decided, next to the greeting, where the panel with all of them is not shown. It takes no room
 * of its own: nothing moves when it comes.
 */
export function TicketLine() {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { data } = useMyTickets();
  const newest = data?.list[0];
  if (!data || !newest) return null;
  const stake = moneyText(newest.stakeMinor, data.currency);
  return (
    <p className="-mt-8 flex h-8 max-w-3/5 -translate-y-1.5 items-center gap-1.5 self-end bg-canvas pl-3 text-13 font-semibold tabular lg:hidden">
      <Ticket size={16} aria-label={t`Your tickets`} role="img" className="shrink-0" />
      <span className="truncate">{`${numbersText(i18n, newest)} · ${stake}`}</span>
    </p>
  );
}
