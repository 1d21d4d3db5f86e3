import { useQuery } from '@tanstack/react-query';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';

type Round = Pick<DrawProof, 'drand' | 'drandSignature'>;

/**
 * Whether the public network signed the round that is mixed into a draw, found out by this browser; undefined while that
 * is being computed, and where there is no round. The curve is large: it comes late, and only for such a draw.
 */
export function useRoundCheck({ drand, drandSignature: signature }: Round) {
  const asked = useQuery({
    queryKey: ['lottery', 'round', drand?.publicKey, drand?.round, signature],
    queryFn: async () => {
      const { isSignatureOf } = await import('@palpite/lottery/drand-round.ts');
      return drand !== null && isSignatureOf(drand.publicKey, drand.round, signature ?? '');
    },
    enabled: drand !== null && signature !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return { isRoundSigned: asked.data, failed: asked.isError ? asked : undefined };
}
