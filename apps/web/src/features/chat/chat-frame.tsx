import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { isComposing } from '@palpite/ui/composing.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { closeChat } from '../../parts/talk/chat-window-store.ts';
import { forgetChatUnread, useChatUrl } from './chat-api.ts';

/**
 * What the room needs: its scripts, calls to its origin, and its form. For a service of another origin, which a brand
 * may use, this prevents navigating the page and opening windows. The site's own room could remove it: its protection
 * is the policy of its page, as on every page of the site.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/**
 * The window over the page, which stays usable behind it: in a corner, and larger on demand; from the bottom edge on
 * phones.
 */
export function ChatFrame() {
  const { t } = useLingui();
  const services = useServices();
  const id = useId();
  const [wide, setWide] = useState(false);
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) leave();
    };
    const opened = box.current;
    opened?.addEventListener('keydown', onKeyDown);
    return () => {
      opened?.removeEventListener('keydown', onKeyDown);
      forgetChatUnread(services);
    };
  }, [services]);
  return (
    <section
      id={id}
      role="dialog"
      aria-label={t`Chat`}
      ref={box}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 flex flex-col overflow-hidden rounded-t-card border border-border bg-surface text-default shadow-overlay',
        'transition-[width,height] duration-200 ease-out md:right-4 md:bottom-4 md:left-auto md:rounded-card',
        wide
          ? 'h-[calc(100dvh-4.5rem)] md:h-[calc(100dvh-6rem)] md:w-[min(48rem,calc(100vw-2rem))]'
          : 'h-[70dvh] md:h-[min(34rem,calc(100dvh-6rem))] md:w-96',
      )}
    >
      <div className="flex h-12 shrink-0 items-center gap-1 pr-1 pl-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-14 font-bold outline-none"
        >
          <Trans>Chat</Trans>
        </h2>
        <IconButton
          label={wide ? t`Shrink the chat` : t`Enlarge the chat`}
          icon={wide ? <Minimize2 size={18} /> : <Maximize2 size={18} />}
          aria-expanded={wide}
          aria-controls={id}
          onClick={() => setWide(!wide)}
        />
        <IconButton label={t`Close the chat`} icon={<X size={20} />} onClick={leave} />
      </div>
      <Room />
    </section>
  );
}

/**
 * Closes the window and returns the focus to its opener. On phones the opener is in a menu that is closed by then, so
 * the focus goes to the page.
 */
function leave() {
  closeChat();
  const launcher = document.querySelector<HTMLElement>('[data-chat-launcher]');
  launcher?.focus();
  if (launcher && document.activeElement === launcher) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The page that the operator answers with: the site's own room, or the brand's service. */
function Room() {
  const { t } = useLingui();
  const { status } = useServices().boot;
  const name = status.brandName;
  const title = t`Chat room of ${name}`;
  const answer = useChatUrl(title);
  return (
    <Answered
      answer={answer}
      failed={t`The chat could not be opened`}
      waiting={<Skeleton className="m-4 flex-1" />}
    >
      {(url) => (
        <iframe
          src={url}
          title={title}
          sandbox={SANDBOX}
          className="min-h-0 w-full flex-1 border-0"
        />
      )}
    </Answered>
  );
}
