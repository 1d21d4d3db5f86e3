import { useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { MemberRail } from './member-rail.tsx';
import { MoreMine, type MoreMineProps } from './more-mine.tsx';
import { useRailWords } from './use-rail-words.ts';

/** The games that the signed-in account last played. */
export function RecentRail({ lobby }: Pick<MoreMineProps, 'lobby'>) {
  const { t } = useLingui();
  const services = useServices();
  const member = useMember();
  const size = services.boot.status.settings.recentGames;
  const asked = useQuery({
    ...callQuery(services, gameListRecent, { query: { pageNo: 1, pageSize: Math.max(size, 1) } }),
    enabled: member !== null && plays(member) && size > 0,
  });
  const { title } = useRailWords('recent', t`Continue playing`);
  return (
    <MemberRail
      place="recentRail"
      title={title}
      games={asked.data?.list}
      asked={asked}
      off={size === 0}
      more={<MoreMine mine="recent" lobby={lobby} of={title} />}
    />
  );
}
