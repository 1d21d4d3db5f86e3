import { useLingui } from '@lingui/react/macro';
import { lotteryListBets, MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
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
  /** Their number as a text: of many, `500+`. */
  | { readonly count: string };

/** What the operator says of the reader's tickets in an issue; cancelled ones do not count. */
export function useTickets(gameCode: string, numero: string): Tickets {
  const { i18n } = useLingui();
  const session = useSession();
  const isPlayer = session.phase === 'signed-in' && plays(session.record);
  const query = { gameCode, numero, pageSize: MOST_SLIP_LINES };
  const { data } = useQuery({
    ...callQuery(useServices(), lotteryListBets, { query }),
    enabled: isPlayer,
  });
  if (session.phase === 'unknown') return 'unknown';
  if (!isPlayer) return 'none';
  if (!data) return 'unknown';
  const count = data.list.filter(({ status }) => status !== 'cancelled').length;
  const hasMore = data.pages.next !== null;
  if (count === 0 && !hasMore) return 'none';
  return { count: `${i18n.number(count)}${hasMore ? '+' : ''}` };
}
