import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { gameSearch } from './game-address.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

interface GameLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  game: { readonly nodeId: string };
  /** Play as a guest. */
  demo?: true;
}

/**
 * A link to a game. The router's own link works out its address again at every change of the page's, to say whether it is
 * the current page: for the games of a home or a lobby that holds up a slow phone, and a game is never the current page
 * where it is listed.
 */
export function GameLink({ game, demo, children, ...anchor }: GameLinkProps) {
  const router = useRouter();
  const target = { to: '/game', search: gameSearch(game, demo && { demo }) } as const;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(target);
  };
  return (
    <a {...anchor} href={router.buildLocation(target).href} onClick={onClick}>
      {children}
    </a>
  );
}
