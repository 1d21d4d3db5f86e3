import { useLingui } from '@lingui/react/macro';
import { callMessage } from '../lib/call-message.ts';

/** What went wrong with the whole of a form. */
export function FormFailure({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  return (
    error !== null && (
      <p role="alert" className="rounded-box bg-sunken px-3 py-2 text-14 text-negative">
        {callMessage(i18n, error)}
      </p>
    )
  );
}
