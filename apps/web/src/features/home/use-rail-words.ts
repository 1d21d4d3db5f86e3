import type { HomeRail } from '@palpite/contract/face.ts';
import { useServices } from '../../lib/services.ts';

interface RailWords {
  title: string;
  /** Why these games are in it. */
  reason?: string | undefined;
  /** Set out as a block, and not as a line. */
  block?: boolean;
}

/** A row's name in the brand's voice. @param standard the site's own name for it */
export function useRailWords(rail: HomeRail, standard: string): RailWords {
  const { rails } = useServices().boot.status.info.whitelabel.face;
  const own = rails.find((words) => words.rail === rail);
  return own
    ? { title: own.title, reason: own.reason ?? undefined, block: own.block }
    : { title: standard };
}
