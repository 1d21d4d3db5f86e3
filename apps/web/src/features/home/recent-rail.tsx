import { useLingui } from '@lingui/react/macro';
import { recentGames } from '@palpite/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { GameRail } from '../../catalogue/game-rail.tsx';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../../session/use-session.ts';

/** What the signed-in account played last. Nobody else sees it, and nor does who has not played. */
export function RecentRail() {
  const { t } = useLingui();
  const services = useServices();
  const size = services.boot.status.settings.recentGames;
  const member = useMember();
  const { data } = useQuery({
    ...callQuery(services, recentGames, { query: { pageNo: 1, pageSize: Math.max(size, 1) } }),
    enabled: member !== null && size > 0,
  });
  if (!member || !data) return null;
  return <GameRail title={t`Continue playing`} icon={<History size={20} />} games={data.list} />;
}
