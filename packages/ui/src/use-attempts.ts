import { useEffect, useRef, useState } from 'react';

/** How often an image is loaded before something else replaces it. */
const ATTEMPTS = 3;
/** Rest before the next attempt, in milliseconds. */
const RETRY_MILLISECONDS = 200;

/** Counts an image's failed loads and asks again; another address starts from the first attempt. `attempt` is the image's key. */
export function useAttempts(address: string) {
  const [state, setState] = useState({ address, attempt: 0, failures: 0 });
  const current = state.address === address ? state : { address, attempt: 0, failures: 0 };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const imageRef = useRef<HTMLImageElement>(null);
  const failed = current.failures >= ATTEMPTS;

  const onError = () => {
    const failures = current.failures + 1;
    setState({ ...current, failures });
    if (failures >= ATTEMPTS) return;
    timer.current = setTimeout(
      () => setState({ address, attempt: current.attempt + 1, failures }),
      RETRY_MILLISECONDS,
    );
  };

  // A failure before the page was hydrated has fired its event already.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') {
      image.dispatchEvent(new Event('error'));
    }
    return () => clearTimeout(timer.current);
  }, []);

  return { attempt: current.attempt, failed, imageRef, onError };
}
