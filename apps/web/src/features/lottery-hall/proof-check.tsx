import { Trans, useLingui } from '@lingui/react/macro';
import { type Verified, verifyDraw } from '@palpite/lottery/verify.ts';
import { timeFaults } from '@palpite/lottery/verify-times.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useState } from 'react';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { SaveProof } from '../../parts/lottery/save-proof.tsx';
import { recordText } from '../../parts/lottery/saved-text.ts';
import { LateDraw } from './late-draw.tsx';
import { ProofFigures } from './proof-figures.tsx';
import { ProofLimits } from './proof-limits.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { ProofVerdict } from './proof-verdict.tsx';
import { RefusedDraw } from './refused-draw.tsx';
import { TimeFaults } from '../../parts/lottery/time-faults.tsx';
import { useRoundCheck } from '../../parts/lottery/use-round-check.ts';
import type { SealCheck } from '../../parts/lottery/use-seal-check.ts';

/** What a reader may break, to see the check fail; the published record stays. */
type Change =
  | 'seed'
  | 'numbers'
  | 'commitment'
  | 'anchor'
  | 'signature'
  | 'drandSignature'
  | 'root';

/** The record with one figure changed: its first digit is another one. */
function broken(proof: DrawProof, change: Change | undefined): DrawProof {
  const other = (text: string) => `${text.startsWith('0') ? 1 : 0}${text.slice(1)}`;
  if (change === 'numbers') {
    return {
      ...proof,
      numbers: proof.numbers.map((number, at) => (at === 0 ? other(number) : number)),
    };
  }
  if (change === 'anchor') {
    return {
      ...proof,
      chain: proof.chain && { ...proof.chain, anchor: other(proof.chain.anchor) },
    };
  }
  const figure = change && proof[change];
  return change && figure ? { ...proof, [change]: other(figure) } : proof;
}

/** The steps of the check; none before the draw is published whole. */
function checked(proof: DrawProof): readonly Verified[] {
  const { root, betCount } = proof;
  if (root === null || betCount === null || proof.numbers.length === 0) return [];
  return verifyDraw({ ...proof, root, betCount });
}

/** The verdict, its steps, a way to break them, the figures, and what they do not show. */
export function ProofCheck({ proof, check }: { proof: DrawProof; check: SealCheck }) {
  const [change, setChange] = useState<Change>();
  const shown = broken(proof, change);
  const steps = checked(shown);
  const isSigned = check.isSigned(shown);
  const { isRoundSigned, isComing, failed } = useRoundCheck(shown);
  const { isCloseSigned, isDrawSigned } = check.laterSigned(shown);
  const faults = shown.broughtIn ? [] : timeFaults(shown);
  if (failed) {
    return (
      <LoadFailed
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <>
      <ProofVerdict
        proof={proof}
        steps={steps}
        signed={[isSigned, isRoundSigned, isCloseSigned, isDrawSigned, faults.length === 0]}
        isComing={isComing}
      />
      <LateDraw proof={proof} />
      <RefusedDraw proof={proof} />
      <TimeFaults faults={faults} />
      <ProofSteps
        proof={shown}
        steps={steps}
        isSigned={isSigned}
        isRoundSigned={isRoundSigned}
        isCloseSigned={isCloseSigned}
        isDrawSigned={isDrawSigned}
        faults={faults}
      />
      <SaveProof
        of="record"
        fileName={`record-${proof.game}-${proof.numero}`}
        text={recordText(proof, check.publicKeys)}
      />
      {steps.length > 0 && <BreakIt proof={proof} change={change} onChange={setChange} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ProofFigures proof={shown} publicKeys={check.publicKeys} />
        {proof.broughtIn ? <Numbers proof={shown} /> : <ProofLimits proof={proof} />}
      </div>
      {shown.numbers.length > 0 && !proof.broughtIn && <Numbers proof={shown} />}
    </>
  );
}

function BreakIt({
  proof,
  change,
  onChange,
}: {
  proof: DrawProof;
  change: Change | undefined;
  onChange: (change: Change | undefined) => void;
}) {
  const { t } = useLingui();
  const choices: readonly { id: Change; label: string }[] = [
    { id: 'numbers', label: t`Change a number` },
    { id: 'seed', label: t`Change the seed` },
    { id: 'commitment', label: t`Change the seal` },
    ...(proof.chain ? [{ id: 'anchor' as const, label: t`Change the anchor` }] : []),
    ...(proof.signature ? [{ id: 'signature' as const, label: t`Change the signature` }] : []),
    ...(proof.closeSignature
      ? [{ id: 'root' as const, label: t`Change the root of the bets` }]
      : []),
    ...(proof.drandSignature
      ? [{ id: 'drandSignature' as const, label: t`Change the public round` }]
      : []),
  ];
  return (
    <Panel title={t`Try to break it`} note={t`only in your browser`}>
      <div className="flex flex-wrap gap-2 p-4">
        {choices.map(({ id, label }) => (
          <Button key={id} aria-pressed={change === id} onClick={() => onChange(id)}>
            {label}
          </Button>
        ))}
        <Button tone="accent" disabled={change === undefined} onClick={() => onChange(undefined)}>
          <Trans>As it was published</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Numbers({ proof }: { proof: DrawProof }) {
  const { t } = useLingui();
  const { shape, numbers } = proof;
  if (shape.kind === 'table') {
    return (
      <Panel title={t`Drawn numbers`}>
        <p className="p-4 font-mono text-14 break-words">{numbers.join(' ')}</p>
      </Panel>
    );
  }
  const kind = shape.length === 3 ? 'k3' : shape.high === 10 ? 'pk10' : '5d';
  return (
    <Panel title={t`Drawn numbers`}>
      <div className="p-4">
        <DrawnNumbers
          kind={kind}
          draw={{ prizes: [{ prize: 'balls', labelName: '', numbers: [...numbers] }] }}
        />
      </div>
    </Panel>
  );
}
