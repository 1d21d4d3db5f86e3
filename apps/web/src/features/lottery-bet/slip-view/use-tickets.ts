import { useLingui } from '@lingui/react/macro';
import { lotteryListBets, MOST_LISTED_BETS } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { plays } from '../../../lib/session/session-record.ts';
import { useSession } from '../../../parts/identity/use-session.ts';

/** The reader's tickets in an issue. */
export type Tickets =
  /** Not answered, or the call failed. */
  | 'unknown'
  | 'none'
  /** Their number as a text: of many, `100+`. */
  | { readonly count: string };

/** What the operator says of the reader's tickets in an issue; cancelled ones do not count. */
export function useTickets(gameCode: string, numero: string): Tickets {
  const { i18n } = useLingui();
  const session = useSession();
  const isPlayer = session.phase === 'signed-in' && plays(session.record);
  const query = { gameCode, numero, pageSize: MOST_LISTED_BETS };
  const { data } = useQuery({
    ...callQuery(useServices(), lotteryListBets, { query }),
    enabled: isPlayer,
  });
  if (session.phase === 'unknown') return 'unknown';
  if (!isPlayer) return 'none';
  if (!data) return 'unknown';
  const count = data.list.filter(({ status }) => status !== 'cancelled').length;
  const hasMore = data.pages.next !== null;
  // The newest are all cancelled: of the others nothing is known.
  if (count === 0) return hasMore ? 'unknown' : 'none';
  return { count: `${i18n.number(count)}${hasMore ? '+' : ''}` };
}
