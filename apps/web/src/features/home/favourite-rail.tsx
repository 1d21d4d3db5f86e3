import { useLingui } from '@lingui/react/macro';
import { favouriteList } from '@palpite/contract/favourite.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { RAIL_SIZE } from './home-queries.ts';
import { MemberRail } from './member-rail.tsx';
import { MoreMine, type MoreMineProps } from './more-mine.tsx';
import { useRailWords } from './use-rail-words.ts';

/** The signed-in account's favourites, newest first; loaded when home opens, so that nothing moves under a press. */
export function FavouriteRail({ lobby }: Pick<MoreMineProps, 'lobby'>) {
  const { t } = useLingui();
  const services = useServices();
  const member = useMember();
  const asked = useQuery({
    ...callQuery(services, favouriteList, { query: { pageNo: 1, pageSize: RAIL_SIZE } }),
    enabled: member !== null && plays(member),
  });
  const { title } = useRailWords('favourites', t`Your favourites`);
  return (
    <MemberRail
      place="favouriteRail"
      title={title}
      games={asked.data?.content}
      asked={asked}
      more={<MoreMine mine="favourites" lobby={lobby} of={title} />}
    />
  );
}
