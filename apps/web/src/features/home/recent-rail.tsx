import { useLingui } from '@lingui/react/macro';
import { MemberRail } from './member-rail.tsx';
import { MoreMine, type MoreMineProps } from './more-mine.tsx';
import { useLikeReason } from './use-like-reason.ts';
import { usePlayed } from './use-played.ts';
import { useRailWords } from './use-rail-words.ts';

/** The games that the signed-in account last played; few of them, and those like the last one follow in the same row. */
export function RecentRail({ lobby }: Pick<MoreMineProps, 'lobby'>) {
  const { t } = useLingui();
  const { size, recent, like, isShort, others } = usePlayed();
  const words = useRailWords('recent', t`Continue playing`);
  const likeRecent = like.data?.likeRecent;
  const reasonOf = useLikeReason();
  const isJoined = others.length > 0;
  const title = isJoined ? t`Continue playing, and similar games` : words.title;
  const played = recent.data?.list;
  return (
    <MemberRail
      place="recentRail"
      title={title}
      reason={isJoined && likeRecent ? reasonOf(likeRecent) : undefined}
      games={played && (isShort && like.isLoading ? undefined : [...played, ...others])}
      asked={recent}
      off={size === 0}
      more={<MoreMine mine="recent" lobby={lobby} of={title} />}
    />
  );
}
