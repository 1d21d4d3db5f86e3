import { Trans } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { Link } from '@tanstack/react-router';

const linkClass = 'font-semibold underline';

/** Why a login failed. A person who has proved an account of the other side gets a link to it. */
export function LoginFailure({ error, text }: { error: Error; text: string }) {
  const code = error instanceof CallError ? error.code : null;
  return (
    <FormAlert>
      <p>{text}</p>
      {code === 'not_a_member' && (
        <Link to="/agent" className={linkClass}>
          <Trans>Go to agent login</Trans>
        </Link>
      )}
      {code === 'not_an_agent' && (
        <Link to="/login" className={linkClass}>
          <Trans>Go to member login</Trans>
        </Link>
      )}
    </FormAlert>
  );
}
