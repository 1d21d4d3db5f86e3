import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { Link } from '@tanstack/react-router';
import { callMessage } from '../../../lib/call-message.ts';
import { hasFlag } from '../../../lib/flag.ts';
import { openLoginHere } from '../../../lib/root-search.ts';
import { useServices } from '../../../lib/services.ts';
import { useFreePlay } from '../../identity/use-free-play.ts';

/** What a header would offer a visitor: to play free, where the operator offers that, and to log in. Both lead back here. */
export function VisitorPurse() {
  return (
    <div className="visitor-purse flex items-center justify-end gap-1 md:gap-2">
      <FreePlayButton />
      <Link
        to="."
        search={openLoginHere}
        resetScroll={false}
        className={`${buttonClass({ tone: 'accent', size: 'sm' })} max-md:px-2.5!`}
      >
        <Trans>Log in</Trans>
      </Link>
    </div>
  );
}

/** On a phone its words are two short lines; on a narrow one the lottery's name has the room, and the login offers it too. */
function FreePlayButton() {
  const { i18n } = useLingui();
  const { boot } = useServices();
  const { mutate, isPending } = useFreePlay('here');
  if (!hasFlag(boot.status, 'FREEPLAY3')) return null;
  const onError = (error: Error) => showToast({ tone: 'negative', text: callMessage(i18n, error) });
  return (
    <Button
      tone="barQuiet"
      size="sm"
      className="underline underline-offset-4 shell-rail:no-underline max-md:w-14 max-md:px-0.5! max-md:text-12! max-md:leading-3.5 max-md:no-underline max-[26rem]:hidden"
      busy={isPending}
      onClick={() => mutate(undefined, { onError })}
    >
      <Trans>Play free</Trans>
    </Button>
  );
}
