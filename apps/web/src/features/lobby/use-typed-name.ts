import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterRest } from '../../lib/after-rest.ts';
import { usePaced } from '../../lib/use-paced.ts';
import type { LobbySearch } from './lobby-search.ts';

export interface TypedName {
  /** The field's text. */
  readonly draft: string;
  readonly type: (draft: string) => void;
  readonly clear: () => void;
  /** What the lobby shows: the address, with the name that is being typed. */
  readonly shown: LobbySearch;
}

/** The search name of a lobby: the list follows each key, the address follows after a pause. */
export function useTypedName(search: LobbySearch): TypedName {
  const navigate = useNavigate();
  const router = useRouter();
  const inAddress = search.name ?? '';
  const [draft, setDraft] = useState(inAddress);
  const [name, setName] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const { follow, stop } = usePaced(setName);

  const type = (text: string) => {
    setDraft(text);
    if (text.trim() !== draft.trim()) follow(text.trim());
  };
  const clear = () => {
    stop();
    start('');
  };
  const start = (text: string) => {
    setDraft(text);
    setName(text);
  };
  if (seen !== inAddress) {
    setSeen(inAddress);
    // Changed outside the field: the filters were cleared, or the reader went back.
    if (inAddress !== sent) {
      setSent(inAddress);
      start(inAddress);
    }
  }

  // When the address changes during the pause, the pending key is dropped.
  const forget = useEffectEvent(stop);
  useEffect(() => forget(), [inAddress]);

  useEffect(() => {
    if (name === sent) return;
    return afterRest(router, () => {
      setSent(name);
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, name: name || undefined, pageNo: undefined }),
        replace: true,
        resetScroll: false,
      });
    });
    // a filter chosen during the pause changes the address, and the pause starts again
  }, [name, sent, search, navigate, router]);

  return {
    draft,
    type,
    clear,
    shown: name === inAddress ? search : { ...search, name: name || undefined, pageNo: undefined },
  };
}
