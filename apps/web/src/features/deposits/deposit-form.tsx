import { Trans } from '@lingui/react/macro';
import type { DepositMethods } from '@palpite/contract/deposit.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { AmountStep } from './amount-step.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { openDeposits } from './deposits-address.ts';
import { MethodStep } from './method-step.tsx';
import { type DepositFormActs, useDepositForm } from './use-deposit-form.ts';

interface DepositFormProps extends DepositFormActs {
  offer: DepositMethods;
  /** The channel that is asked for, before any that was used or kept. */
  wanted: string | undefined;
  /** In a narrow dialog: one column, and the methods folded. */
  narrow?: boolean;
}

/** Amount, then method; the summary next to the button shows costs and turnover. */
export function DepositForm({ offer, wanted, narrow = false, ...acts }: DepositFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const form = useDepositForm(offer, wanted, field, acts);
  const { channel, failure } = form;
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      className={classNames(
        'flex flex-col gap-6',
        !narrow && 'lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start',
      )}
    >
      <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
        <AmountStep form={form} currency={offer.currency} field={field} />
        {/* Who has not deposited yet has all of them to choose from. */}
        <MethodStep offer={offer} form={form} open={!narrow && offer.lastChannel === null} />
      </div>
      <DepositSummary offer={offer} channel={channel} amountMinor={form.amountMinor} />
      <div
        className={classNames(
          'sticky z-10 flex flex-col gap-4 border-t border-border pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          narrow
            ? '-bottom-5 -mx-5 -mb-5 bg-overlay px-5'
            : 'bottom-0 -mx-4 bg-canvas px-4 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0',
        )}
      >
        {failure !== undefined && (
          <FormAlert>
            <p>{failure}</p>
            {form.isLost && <MayBeMade />}
          </FormAlert>
        )}
        <Button type="submit" tone="accent" size="lg" block busy={form.busy}>
          <Trans>Go to payment</Trans>
        </Button>
      </div>
    </form>
  );
}

/** After a lost answer: the deposit may exist, so the member should check before ordering again. */
function MayBeMade() {
  return (
    <p className="mt-1">
      <Trans>
        The deposit may have been created. Check{' '}
        <Link
          to="."
          search={openDeposits({ tab: 'orders' })}
          resetScroll={false}
          activeProps={{}}
          className="font-semibold underline"
        >
          your deposits
        </Link>{' '}
        first.
      </Trans>
    </p>
  );
}
