import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Draft, RequestFailure } from './use-withdrawal-request.ts';
import { openWithdrawals } from './withdrawal-address.ts';

interface RequestFailedProps {
  failure: RequestFailure;
  busy: boolean;
  onSendAgain: (lost: Draft) => void;
}

/** Why a withdrawal was not made; or, after a lost answer, how to find out, and a button to send it again. */
export function RequestFailed({ failure, busy, onSendAgain }: RequestFailedProps) {
  const { text, lost } = failure;
  const box = useRef<HTMLDivElement>(null);
  // The confirmation dialog returns the focus to the button behind it.
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col items-start gap-3 rounded-box bg-negative/12 px-4 py-3 text-14 text-negative"
    >
      <p>{text}</p>
      {lost && (
        <>
          <p className="text-default">
            <Trans>
              The withdrawal may have been made: check{' '}
              <Link
                to="."
                search={openWithdrawals({ tab: 'orders' })}
                resetScroll={false}
                activeProps={{}}
                className="font-semibold underline underline-offset-2"
              >
                My withdrawals
              </Link>
              . You can also send it again: it will only be made once.
            </Trans>
          </p>
          <Button size="sm" busy={busy} onClick={() => onSendAgain(lost)}>
            <Trans>Send it again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
