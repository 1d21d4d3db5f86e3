import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface ChoiceAnchorProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  /** What it leads to is what the page shows now. */
  current: boolean;
}

/**
 * A link of several of which one is current. The page says which one: the router's own mark tells where
 * the address leads, and while a slow answer is on its way that is not yet what is shown. It would also
 * mark "Next page" beside the page's number.
 */
export const ChoiceLink = createLink(({ current, children, ...anchor }: ChoiceAnchorProps) => (
  <a {...anchor} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
));
