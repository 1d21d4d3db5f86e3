import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterRest } from '../../lib/after-rest.ts';
import { usePaced } from '../../lib/use-paced.ts';

/** What a list is narrowed by a typed text with, in its address. */
interface Narrowed {
  pageNo?: number | undefined;
}

export interface TypedName<Search> {
  /** The field's text. */
  readonly draft: string;
  readonly type: (draft: string) => void;
  readonly clear: () => void;
  /** What the list shows: the address, with the text that is being typed. */
  readonly shown: Search;
}

/**
 * The text that a list is searched by: the list follows each key, the address follows after a pause.
 * @param key of the text in the address
 */
export function useTypedName<
  Key extends string,
  Search extends Narrowed & { [key in Key]?: string | undefined },
>(search: Search, key: Key): TypedName<Search> {
  const navigate = useNavigate();
  const router = useRouter();
  const inAddress: string = search[key] ?? '';
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
        search: (now: object) => ({ ...now, [key]: name || undefined, pageNo: undefined }),
        replace: true,
        resetScroll: false,
      });
    });
    // a filter chosen during the pause changes the address, and the pause starts again
  }, [name, sent, search, key, navigate, router]);

  return {
    draft,
    type,
    clear,
    shown: name === inAddress ? search : { ...search, [key]: name || undefined, pageNo: undefined },
  };
}
