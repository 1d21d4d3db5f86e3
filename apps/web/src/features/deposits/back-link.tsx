import { Trans } from '@lingui/react/macro';
import { HOME_PATHS, LOBBY_CATEGORIES } from '@palpite/domain';
import { type ButtonTone, buttonClass } from '@palpite/ui/button.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { closeDialog } from '../../lib/root-search.ts';

const GAME_PATHS: readonly string[] = ['/game', '/seamless'];
const LOBBY_PATHS: readonly string[] = [
  ...HOME_PATHS,
  ...Object.keys(LOBBY_CATEGORIES).map((segment) => `/${segment}`),
];

interface BackLinkProps {
  tone?: ButtonTone;
  block?: boolean;
}

/** Leads to the page below, where the member came from. */
export function BackLink({ tone = 'accent', block = false }: BackLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Link
      to="."
      search={closeDialog}
      replace
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ tone, block })}
    >
      {GAME_PATHS.includes(path) ? (
        <Trans>Back to the game</Trans>
      ) : LOBBY_PATHS.includes(path) ? (
        <Trans>Back to the lobby</Trans>
      ) : (
        <Trans>Back to the page</Trans>
      )}
    </Link>
  );
}
