import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the page says aloud. Never a clock. */
export type Spoken = StoreApi<{ text: string }>;
export const createSpoken = (): Spoken => createStore(() => ({ text: '' }));

/** Ten taps in a row are one total. */
const REST_MILLISECONDS = 350;

/** The one polite region of the betting view. */
export function Announcer({ spoken }: { spoken: Spoken }) {
  const { text } = useStore(spoken);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Says a text when it changes; not the one that the page begins with. */
export function useSaying(spoken: Spoken, text: string): void {
  const [first] = useState(text);
  useEffect(() => {
    if (text !== first || spoken.getState().text !== '') spoken.setState({ text });
  }, [spoken, text, first]);
}
