import { useLingui } from '@lingui/react/macro';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { callMessage } from '../../../lib/call-message.ts';

/** What went wrong with the whole of a form. */
export function FormFailure({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  return error !== null && <FormAlert>{callMessage(i18n, error)}</FormAlert>;
}
