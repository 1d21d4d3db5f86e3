import { useQuery } from '@tanstack/react-query';
import type { DrawProof } from './lottery-offer.ts';

type Round = Pick<DrawProof, 'drand' | 'mixedRound' | 'drandSignature' | 'entropy' | 'numbers'>;

/** Whether what is mixed into the numbers is the round that was named before the sales, or the one of the rule for a late root; a site could choose another. */
function isNamedRound({ drand, mixedRound, drandSignature, entropy, numbers }: Round): boolean {
  if (drand === null) return entropy === null;
  if (numbers.length === 0) return true;
  return drandSignature !== null && entropy?.round === (mixedRound ?? drand.round);
}

/**
 * Whether the public network signed the round that is mixed into a draw, found out by this browser; undefined while that
 * is being computed, and where there is no round. The curve is large: it comes late, and only for such a draw.
 */
export function useRoundCheck(proof: Round) {
  const { drand, mixedRound, drandSignature: signature } = proof;
  const round = mixedRound ?? drand?.round ?? 0;
  const isMixed = drand !== null && signature !== null;
  const asked = useQuery({
    queryKey: ['lottery', 'round', drand?.publicKey, round, signature],
    queryFn: async () => {
      const { isSignatureOf } = await import('@palpite/lottery/drand-round.ts');
      return isMixed && isSignatureOf(drand.publicKey, round, signature);
    },
    enabled: isMixed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const isNamed = isNamedRound(proof);
  return {
    isRoundSigned: isNamed ? asked.data : false,
    isComing: isNamed && isMixed && asked.data === undefined,
    failed: isMixed && asked.isError ? asked : undefined,
  };
}
