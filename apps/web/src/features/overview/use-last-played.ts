import { gameListRecent } from '@palpite/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** The game that the member played last, if there is one. */
export function useLastPlayed() {
  const query = { pageNo: 1, pageSize: 1 };
  return useQuery({
    ...callQuery(useServices(), gameListRecent, { query }),
    throwOnError: false,
    select: ({ list }) => list[0] ?? null,
  });
}
