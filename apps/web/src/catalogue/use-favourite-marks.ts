import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../lib/services.ts';
import { plays } from '../session/session-record.ts';
import { useMember } from '../session/use-session.ts';
import { favouriteIdsQuery } from './favourites.ts';

/** What a row or a grid of games knows of its reader's favourites. */
export interface FavouriteMarks {
  /** Whoever plays, or may begin to, can mark games; an affiliate cannot. */
  readonly offered: boolean;
  /** Node ids of the games that are marked. Pages are shared: none on the server, and none in the first paint. */
  readonly marked: readonly string[];
  /** A finger points: it comes near no tile before it presses, so that the switch is on every tile. */
  readonly byTouch: boolean;
}

const NONE: readonly string[] = [];

/** Asked once for a row or a grid, and not for each of its tiles. */
export function useFavouriteMarks(): FavouriteMarks {
  const services = useServices();
  const member = useMember();
  const player = member !== null && plays(member);
  const pointer = usePointer();
  const { data } = useQuery({ ...favouriteIdsQuery(services), enabled: player });
  return {
    offered: member === null || player,
    marked: (pointer !== null && player && data) || NONE,
    byTouch: pointer === 'coarse',
  };
}

/** What points here; null until it is known, and until what the switches are called has come with the rest of the texts. */
function usePointer(): 'coarse' | 'fine' | null {
  const { texts } = useServices();
  const [pointer, setPointer] = useState<'coarse' | 'fine' | null>(null);
  useEffect(() => {
    const coarse = window.matchMedia('(pointer: coarse)');
    const gone = new AbortController();
    const read = () => {
      if (!gone.signal.aborted) setPointer(coarse.matches ? 'coarse' : 'fine');
    };
    void texts.complete().then(read);
    coarse.addEventListener('change', read, { signal: gone.signal });
    return () => gone.abort();
  }, [texts]);
  return pointer;
}
