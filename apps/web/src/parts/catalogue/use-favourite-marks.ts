import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../identity/use-session.ts';
import { favouriteIdsQuery } from './favourites.ts';

/** What a row or a grid of games knows of its reader's favourites. */
export interface FavouriteMarks {
  /**
   * Members, guests and visitors can mark games; affiliates cannot. Pages are shared, so there are no marks on the
   * server or in the first paint.
   */
  readonly offered: boolean;
  /** Node ids of the games that are marked. */
  readonly marked: readonly string[];
}

const NONE: readonly string[] = [];

/** Asked once for a row or a grid, and not for each of its tiles. */
export function useFavouriteMarks(): FavouriteMarks {
  const services = useServices();
  const member = useMember();
  const player = member !== null && plays(member);
  const ready = useAllTexts();
  const { data } = useQuery({ ...favouriteIdsQuery(services), enabled: player });
  return {
    offered: ready && (member === null || player),
    marked: (ready && player && data) || NONE,
  };
}

/** Whether what the switches are called has come with the rest of the texts. */
function useAllTexts(): boolean {
  const { texts } = useServices();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void texts.complete().then(() => !gone && setReady(true));
    return () => {
      gone = true;
    };
  }, [texts]);
  return ready;
}
