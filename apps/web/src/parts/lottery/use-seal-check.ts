import { lotteryListSigningKeys } from '@palpite/contract/lottery.ts';
import type { BetLeaf } from '@palpite/lottery/merkle.ts';
import type { signaturesOf } from '@palpite/lottery/signed-record.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import type { DrawProof } from './lottery-offer.ts';

export interface SealCheck {
  readonly publicKeys: readonly string[];
  /** Whether the site signed what the issue named before its sales; undefined where it names no signature. */
  isSigned(proof: DrawProof): boolean | undefined;
  /** Whether it signed what it published at the close, and at the draw; undefined where it names no signature. */
  laterSigned(proof: DrawProof): ReturnType<typeof signaturesOf>;
  /** Whether it signed that it accepted this bet. */
  isBetSigned(leaf: BetLeaf, acceptance: string): boolean;
}

/** The keys that the site signs with, and the curve, which comes late: only this page needs it. */
export function useSealCheck() {
  const services = useServices();
  const keys = useQuery(callQuery(services, lotteryListSigningKeys, {}));
  const curve = useQuery({
    queryKey: ['lottery', 'curve'],
    queryFn: async () => ({
      ...(await import('@palpite/lottery/signed-seal.ts')),
      ...(await import('@palpite/lottery/signed-record.ts')),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const signed = curve.data;
  const publicKeys = keys.data?.list.map(({ publicKey }) => publicKey);
  const check: SealCheck | undefined = signed &&
    publicKeys && {
      publicKeys,
      isSigned: (proof) =>
        proof.signature === null
          ? undefined
          : signed.isSealSigned(publicKeys, proof.signature, proof),
      laterSigned: (proof) => signed.signaturesOf(publicKeys, proof),
      isBetSigned: (leaf, acceptance) => signed.isBetSigned(publicKeys, acceptance, leaf),
    };
  const failed = [keys, curve].find(({ isError, data }) => isError && data === undefined);
  return { check, failed };
}
