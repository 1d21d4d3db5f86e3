import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { Purse } from '../../parts/bet/purse/purse.tsx';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryGameQuery, proofQuery } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { ProofCheck } from './proof-check.tsx';
import { useSealCheck } from '../../parts/lottery/use-seal-check.ts';

interface ProofScreenProps {
  path: LotteryPath;
  gameCode: string;
  /** The issue; the last drawn one without it. */
  numero: string | undefined;
}

/** Recomputes a draw in this browser from what is published of it. */
export function ProofScreen({ path, gameCode, numero: asked }: ProofScreenProps) {
  const { t } = useLingui();
  const services = useServices();
  const { last, phase } = useIssueClock(gameCode);
  const numero = asked ?? last?.numero;
  const game = useQuery(lotteryGameQuery(services, gameCode)).data;
  const proof = useQuery({
    ...proofQuery(services, gameCode, numero ?? ''),
    enabled: numero !== undefined,
  });
  const { check, failed: noCheck } = useSealCheck();
  const failed = proof.isError && !proof.data ? proof : noCheck;
  return (
    <>
      <GameHead
        path={path}
        game={game ?? { gameCode, gameName: gameCode }}
        view="proof"
        purse={<Purse />}
      />
      {failed && (
        <LoadFailed
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {numero === undefined && phase !== 'loading' && (
        <EmptyState title={t`Nothing was drawn yet`} />
      )}
      {!(proof.data && check) && !failed && (numero !== undefined || phase === 'loading') && (
        <Skeleton className="h-96 w-full" />
      )}
      {proof.data && check && <ProofCheck proof={proof.data} check={check} />}
    </>
  );
}
