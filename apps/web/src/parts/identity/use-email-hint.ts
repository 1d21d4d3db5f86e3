import { useLingui } from '@lingui/react/macro';
import { likelyEmail } from '@palpite/domain/email.ts';
import { meantMessage } from '../../lib/field-message.ts';

/** The hint of a field for an e-mail address: a possible address that is one slip from a well-known one asks for that. */
export function useEmailHint(typed: string | undefined): string | undefined {
  const { i18n } = useLingui();
  const likely = likelyEmail(typed ?? '');
  return likely === null ? undefined : meantMessage(i18n, likely);
}
