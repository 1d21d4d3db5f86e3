import { Listeners, perTab } from '@palpite/ui/tab.ts';
import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../lib/services.ts';
import { favouriteIdsQuery } from './favourites.ts';

/**
 * What a game's heart shows. `none`: members, guests and visitors can mark games; affiliates cannot. Pages are shared, so
 * there is none on the server or in the first paint.
 */
export type FavouriteMark = 'none' | 'unmarked' | 'marked';

/** Each heart hears of its own game alone: marks that come late draw no row and no tile again. */
export function useFavouriteMark(nodeId: string): FavouriteMark {
  const marks = marksOf(useServices());
  return useSyncExternalStore(
    marks.subscribe,
    () => marks.of(nodeId),
    () => 'none',
  );
}

const known = perTab(() => new WeakMap<Services, FavouriteMarks>());

function marksOf(services: Services): FavouriteMarks {
  const tab = known();
  const marks = tab.get(services) ?? new FavouriteMarks(services);
  tab.set(services, marks);
  return marks;
}

/** The marks of the reader, asked for once while any heart is shown, and not by each of them. */
class FavouriteMarks {
  readonly #services: Services;
  readonly #listeners = new Listeners();
  #shown = 0;
  #stop: (() => void) | undefined;
  #offered = false;
  #marked: ReadonlySet<string> = new Set();

  constructor(services: Services) {
    this.#services = services;
  }

  of(nodeId: string): FavouriteMark {
    if (!this.#offered) return 'none';
    return this.#marked.has(nodeId) ? 'marked' : 'unmarked';
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    const end = this.#listeners.subscribe(listen);
    this.#shown += 1;
    this.#stop ??= this.#follow();
    return () => {
      end();
      this.#shown -= 1;
      if (this.#shown > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  #follow(): () => void {
    const { queryClient, session, texts } = this.#services;
    const asked = () => ({ ...favouriteIdsQuery(this.#services), enabled: session.plays() });
    const observer = new QueryObserver(queryClient, asked());
    // What the switches are called comes with the rest of the texts.
    let named = false;
    let gone = false;
    const tell = () => {
      const { phase } = session.store.getState();
      this.#offered = named && (phase !== 'signed-in' || session.plays());
      this.#marked = new Set(session.plays() ? observer.getCurrentResult().data : []);
      this.#listeners.tell();
    };
    const ask = () => {
      observer.setOptions(asked());
      tell();
    };
    void texts.complete().then(() => {
      named = true;
      if (!gone) tell();
    });
    const ends = [
      observer.subscribe(tell),
      session.store.subscribe(ask),
      // The answers of an account go when its session does; those of the next are asked for then.
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'removed' && query === observer.getCurrentQuery()) ask();
      }),
    ];
    return () => {
      gone = true;
      for (const end of ends) end();
    };
  }
}
