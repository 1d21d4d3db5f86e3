import { Trans } from '@lingui/react/macro';
import { isGuest } from '@palpite/domain';
import { useMember } from '../identity/use-session.ts';

/** Under a guest's sum on the header's ground: it is play money. Nothing for anybody else. */
export function FreePlayTag() {
  const member = useMember();
  if (member === null || !isGuest(member.type)) return null;
  return (
    <span className="text-12 leading-3.5 font-semibold whitespace-nowrap text-on-bar-muted">
      <Trans>Free play</Trans>
    </span>
  );
}
