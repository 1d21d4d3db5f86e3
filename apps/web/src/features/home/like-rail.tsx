import { useLingui } from '@lingui/react/macro';
import { gameListLikeRecent, type LikeRecent } from '@palpite/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { FEATURE_NAMES } from '../../parts/catalogue/feature-names.ts';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { lobbyOf } from '../../parts/catalogue/lobby-segment.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { MemberRail } from './member-rail.tsx';

/** Games like the one that the member played last, and what they have in common with it. */
export function LikeRail() {
  const { t } = useLingui();
  const member = useMember();
  const asked = useQuery({
    ...callQuery(useServices(), gameListLikeRecent, {}),
    enabled: member !== null && plays(member),
  });
  const reasonOf = useReason();
  const like = asked.data?.likeRecent;
  const name = like?.playedName;
  const title = name === undefined ? t`Like what you played` : t`Because you played ${name}`;
  return (
    <MemberRail
      place="likeRail"
      title={title}
      reason={like ? reasonOf(like) : undefined}
      games={asked.data && (like?.games ?? [])}
      asked={asked}
      more={like && <MoreLike like={like} of={title} />}
    />
  );
}

/** What the games share, in a sentence. */
function useReason() {
  const { t, i18n } = useLingui();
  return ({ trait, value, labelName = value }: LikeRecent): string => {
    if (trait === 'theme') return t`The same theme: ${labelName}`;
    if (trait === 'vassalage') return t`By the same provider: ${labelName}`;
    const known = Object.entries(FEATURE_NAMES).find(([feature]) => feature === value)?.[1];
    const feature = known ? i18n._(known) : labelName;
    return t`The same feature: ${feature}`;
  };
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
