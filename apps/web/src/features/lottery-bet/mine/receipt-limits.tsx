import { Trans } from '@lingui/react/macro';
import { SourceLimits } from '../../../parts/lottery/source-limits.tsx';
import type { Receipt } from './mine.ts';

/** What a path that fits says nothing of. */
export function ReceiptLimits({ proof }: Pick<Receipt, 'proof'>) {
  return (
    <div className="text-14">
      <h3 className="font-semibold">
        <Trans>What this does not prove</Trans>
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <SourceLimits proof={proof} />
        <li>
          <Trans>
            That others were shown the same root: compare its signature and the key with what they
            see. A bet that was taken back was signed too.
          </Trans>
        </li>
      </ul>
    </div>
  );
}
