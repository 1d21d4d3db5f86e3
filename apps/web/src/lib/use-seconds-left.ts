import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, counted down while the page stands; 0 once it is over. The time that is left is the
 * operator's word: a device whose clock is off counts the same.
 *
 * @param secondsLeft as it was answered
 * @param answeredAt when the answer came, by this device's clock in epoch milliseconds
 */
export function useSecondsLeft(secondsLeft: number, answeredAt: number): number {
  const end = answeredAt + secondsLeft * 1_000;
  const read = () => Math.max(0, Math.ceil((end - Date.now()) / 1_000));
  const [left, setLeft] = useState(read);
  const [counted, setCounted] = useState(end);
  if (counted !== end) {
    setCounted(end);
    setLeft(read());
  }
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    const timer = setInterval(count, 1_000);
    // A tab that slept looks again when it wakes.
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [end]);
  return left;
}
