import { Trans } from '@lingui/react/macro';

/** What was asked for, under another amount that came of it. @param amount with its currency */
export function AskedAmount({ amount }: { amount: string }) {
  return (
    <span className="text-12 font-medium text-muted tabular">
      <Trans>of {amount}</Trans>
    </span>
  );
}
