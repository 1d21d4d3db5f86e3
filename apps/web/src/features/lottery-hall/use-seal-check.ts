import { lotteryListSigningKeys } from '@palpite/contract/lottery.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';

export interface SealCheck {
  readonly publicKeys: readonly string[];
  /** Whether the site signed what the issue named before its sales; undefined where it names no signature. */
  isSigned(proof: DrawProof): boolean | undefined;
}

/** The keys that the site signs with, and the curve, which comes late: only this page needs it. */
export function useSealCheck() {
  const services = useServices();
  const keys = useQuery(callQuery(services, lotteryListSigningKeys, {}));
  const curve = useQuery({
    queryKey: ['lottery', 'curve'],
    queryFn: async () => (await import('@palpite/lottery/signed-seal.ts')).isSealSigned,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: isSealSigned } = curve;
  const publicKeys = keys.data?.list.map(({ publicKey }) => publicKey);
  const check: SealCheck | undefined = isSealSigned &&
    publicKeys && {
      publicKeys,
      isSigned: (proof) =>
        proof.signature === null ? undefined : isSealSigned(publicKeys, proof.signature, proof),
    };
  const failed = [keys, curve].find(({ isError, data }) => isError && data === undefined);
  return { check, failed };
}
