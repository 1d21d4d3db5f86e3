import { useLingui } from '@lingui/react/macro';
import type { LikeRecent } from '@palpite/contract/catalogue.ts';
import { Link } from '@tanstack/react-router';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { lobbyOf } from '../../parts/catalogue/lobby-segment.ts';
import { useLikeReason } from './use-like-reason.ts';
import { MemberRail } from './member-rail.tsx';
import { usePlayed } from './use-played.ts';

/** Games like the one that the member played last, and what they have in common with it; the row above has them where it is short. */
export function LikeRail() {
  const { t } = useLingui();
  const { recent, like: asked, isShort } = usePlayed();
  const reasonOf = useLikeReason();
  const like = asked.data?.likeRecent;
  const name = like?.playedName;
  const title = name === undefined ? t`Like what you played` : t`Because you played ${name}`;
  return (
    <MemberRail
      place="likeRail"
      title={title}
      reason={like ? reasonOf(like) : undefined}
      games={recent.isLoading ? undefined : asked.data && (like?.games ?? [])}
      asked={asked}
      off={isShort}
      more={like && <MoreLike like={like} of={title} />}
    />
  );
}

/** The lobby with all games that share it. */
function MoreLike({ like, of }: { like: LikeRecent; of: string }) {
  const { trait, value, gameCategory } = like;
  const lobby = lobbyOf(gameCategory);
  if (lobby === null) return null;
  return (
    <Link
      to="/$lobby"
      params={{ lobby }}
      search={{ [trait === 'vassalage' ? 'page' : trait]: value }}
      className={moreLinkClass}
    >
      <MoreText of={of} />
    </Link>
  );
}
