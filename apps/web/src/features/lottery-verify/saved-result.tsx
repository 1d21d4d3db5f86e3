import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { useRoundCheck } from '../../parts/lottery/use-round-check.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { SourceLimits } from '../../parts/lottery/source-limits.tsx';
import { CheckList } from './check-list.tsx';
import { betSteps, type CheckStep, drawSteps, fileSteps, type Keys } from './check-saved.ts';
import { CompareDraw } from './compare-draw.tsx';
import { BetFacts, DrawFacts } from './saved-facts.tsx';
import type { Saved } from './saved-schema.ts';
import { SavedVerdict } from './saved-verdict.tsx';

interface SavedResultProps {
  saved: Saved;
  isWhole: boolean;
  keys: Keys;
  /** How often the reader has asked for the verdict. */
  asked: number;
  /** Right after the verdict. */
  children: ReactNode;
}

/** The verdict, then the steps by what they are about. */
export function SavedResult({ saved, isWhole, keys, asked, children }: SavedResultProps) {
  const { t } = useLingui();
  const { proof } = saved;
  const receipt = 'leaf' in saved ? saved : undefined;
  const second = receipt?.secondProof;
  const round = useRoundCheck(proof);
  const secondRound = useRoundCheck(second ?? proof);
  const ofFile = fileSteps(saved, isWhole, keys);
  const ofBet = receipt ? betSteps(receipt, keys) : [];
  const draws = [
    { proof, steps: drawSteps(proof, keys, round, receipt?.leaf) },
    ...(second ? [{ proof: second, steps: drawSteps(second, keys, secondRound) }] : []),
  ];
  const all: readonly CheckStep[] = [...ofFile, ...ofBet, ...draws.flatMap(({ steps }) => steps)];
  return (
    <>
      <SavedVerdict steps={all} asked={asked} />
      {children}
      <Panel title={t`The text`}>
        <div className="p-4">
          <CheckList steps={ofFile} />
        </div>
      </Panel>
      {receipt && (
        <Panel title={t`The bet`}>
          <div className="flex flex-col gap-4 p-4">
            {receipt.leaf && <BetFacts leaf={receipt.leaf} />}
            <CheckList steps={ofBet} />
          </div>
        </Panel>
      )}
      {draws.map((draw) => {
        const { game, numero } = draw.proof;
        return (
          <Panel key={`${game} ${numero}`} title={t`The draw`} note={`${game} · ${numero}`}>
            <div className="flex flex-col gap-4 p-4">
              <DrawFacts proof={draw.proof} />
              <CheckList steps={draw.steps} />
              <Limits proof={draw.proof} />
              <CompareDraw proof={draw.proof} />
            </div>
          </Panel>
        );
      })}
    </>
  );
}

/** What steps that hold say nothing of. */
function Limits({ proof }: { proof: DrawProof }) {
  return (
    <div className="text-14">
      <h3 className="font-semibold">
        <Trans>What this does not prove</Trans>
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <SourceLimits proof={proof} />
        <li>
          <Trans>
            That the times are those of a true clock: the site signed them, and only those who
            looked at that moment know them. A second root with its signature would show that it
            said two things.
          </Trans>
        </li>
      </ul>
    </div>
  );
}
