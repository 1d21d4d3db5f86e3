import { lotteryListSigningKeys } from '@palpite/contract/lottery.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

const PUBLIC_KEY = /^[0-9a-f]{64}$/;

/** The keys that signatures are checked with: the one that was typed, or those that the site publishes. */
export function useKeys(ownKey: string) {
  const asked = useQuery(callQuery(useServices(), lotteryListSigningKeys, {}));
  const own = ownKey.trim().toLowerCase();
  const published = asked.data?.list;
  const isOwnWrong = own !== '' && !PUBLIC_KEY.test(own);
  const keys =
    own === '' ? published?.map(({ publicKey }) => publicKey) : isOwnWrong ? undefined : [own];
  return { asked, published, keys, isOwnWrong };
}
