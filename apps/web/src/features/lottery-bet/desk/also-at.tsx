import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useServices } from '../../../lib/services.ts';
import { vietnamMenuQuery } from '../../../parts/lottery/lottery-queries.ts';
import { type Desk, takeAlso } from '../board/desk.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { StationBoxes } from './station-boxes.tsx';

interface AlsoAtProps {
  game: LotteryOffer;
  desk: Desk;
  /** Nothing is on sale, so that no issue has other stations. */
  closed: boolean;
}

/** The other stations of the draw at which the same numbers are bet too: each makes a line of its own. */
export function AlsoAt({ game, desk, closed }: AlsoAtProps) {
  const { t } = useLingui();
  const also = useStore(desk, (state) => state.also);
  const isEditing = useStore(desk, ({ editing }) => editing !== null);
  const menu = useQuery(vietnamMenuQuery(useServices()));
  const open = game.stations?.filter(({ closesAt }) => closesAt !== null);
  const isAwaited = open === undefined && !closed && (menu.data !== undefined || !menu.isError);
  // A line that is being changed stays at its station.
  if (isEditing || (!isAwaited && !open?.length)) return null;
  return (
    <StationBoxes
      legend={t`Also at`}
      stations={open}
      chosen={also}
      onChange={(gameCode, taken) => takeAlso(desk, gameCode, taken)}
    >
      <Trans>
        The same numbers are bet at each station that you choose: each is a line with its own price
        and its own draw.
      </Trans>
    </StationBoxes>
  );
}
