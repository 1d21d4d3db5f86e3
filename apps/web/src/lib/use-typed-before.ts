import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes over what was typed into a field of the server's page before it was hydrated. @param take called with that text */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  take: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? known;
    if (typed !== known) take(typed);
  });
  useEffect(() => takeOver(), []);
}
