import { memberGetIcon } from '@palpite/contract/member.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** The rank that the signed-in member has in the club: its shield and its name. */
export function ClubBadge() {
  const { data } = useQuery(callQuery(useServices(), memberGetIcon, {}));
  return (
    <span className="flex min-h-6 items-center gap-1.5 text-13 font-semibold text-muted">
      {data && (
        <>
          <img src={data.iconUrl} alt="" width={20} height={22} />
          {data.labelName}
        </>
      )}
    </span>
  );
}
