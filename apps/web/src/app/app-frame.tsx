import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import { hasFlag } from '../lib/flag.ts';
import { useServices } from '../lib/services.ts';
import { useFreePlay } from '../session/use-free-play.ts';
import { AppDialogs } from './app-dialogs.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useStartUp } from './use-start-up.ts';

/** How much of the shell a route wants; every route says what differs from all of it. */
export interface FrameOptions {
  bars?: 'all' | 'header' | 'none';
  footer?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameOptions;
  }
}

/** What stands around every screen: the shell, the dialogs, and what happens at start-up. */
export function AppFrame() {
  useStartUp();
  const { boot } = useServices();
  const { i18n } = useLingui();
  const freePlay = useFreePlay();
  const frame = useMatches({ select: frameOf });
  // The pages without bars have them again where the operator says so.
  const hidden = frame.bars === 'none' && !boot.status.settings.barsOnFullScreenPages;

  const startFreePlay = () => {
    freePlay.mutate(undefined, {
      onError: async (error) => {
        const { callMessage } = await import('../lib/call-message.ts');
        showToast({ tone: 'negative', text: callMessage(i18n, error) });
      },
    });
  };

  return (
    <>
      <Shell
        bars={frame.bars === 'none' ? (hidden ? 'none' : 'all') : frame.bars}
        footer={frame.footer}
        freePlay={
          hasFlag(boot.status, 'FREEPLAY3')
            ? { start: startFreePlay, busy: freePlay.isPending }
            : null
        }
      >
        <Outlet />
      </Shell>
      <AppDialogs />
      <SessionWatch />
    </>
  );
}

function frameOf(matches: readonly { staticData: { frame?: FrameOptions } }[]) {
  const { bars = 'all', footer = true } = matches.at(-1)?.staticData.frame ?? {};
  return { bars, footer };
}
