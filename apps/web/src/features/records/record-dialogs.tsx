import { useRouter } from '@tanstack/react-router';
import { writeReport } from '../../lib/report-search.ts';
import { useReport } from '../../parts/centre/use-report.ts';
import { BetDialog } from './bet-dialog.tsx';
import { SlipDialog } from './slip-dialog.tsx';

/** What the address has opened over a record, one at a time: a bet of a slip leads back to the slip. */
export function RecordDialogs() {
  const [values] = useReport();
  const router = useRouter();
  const close = (closed: Readonly<Record<string, undefined>>) =>
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, report: writeReport({ ...values, ...closed }) }),
      replace: true,
      resetScroll: false,
    });
  const { bet, slip } = values;
  if (bet !== undefined) return <BetDialog order={bet} onClose={() => close({ bet: undefined })} />;
  if (slip === undefined) return null;
  return (
    <SlipDialog
      slipId={slip}
      page={values[SLIP_PAGE]}
      pageName={SLIP_PAGE}
      onClose={() => close({ slip: undefined, [SLIP_PAGE]: undefined })}
    />
  );
}

const SLIP_PAGE = 'slipPage';
