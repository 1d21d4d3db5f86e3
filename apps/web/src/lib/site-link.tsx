import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';
import { openHelp } from './dialog-links.ts';

interface SiteLinkProps {
  /** A path of this site or another site's address, as the contract allows. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** The help centre's page; links to it open over the page that one reads. */
const HELP_PATH = '/helpmc';

/**
 * A link that an operator wrote. Another site opens beside this one, so that a session or a game is not left by
 * accident; a page of this one comes without loading the site again, help over whatever is shown.
 */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const router = useRouter();
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, searchParams } = new URL(href, location.origin);
    if (pathname === HELP_PATH && router.latestLocation.pathname !== HELP_PATH) {
      const article = searchParams.get('article') ?? undefined;
      void router.navigate({ to: '.', search: openHelp(article), resetScroll: false });
    } else {
      void router.navigate({ href });
    }
  };
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
