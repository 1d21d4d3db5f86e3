import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Why the whole of a form failed: louder than what is wrong with one field. It is read out, and comes into sight when it
 * appears, for the form may be longer than the screen.
 */
export function FormAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-my-6 items-start gap-2.5 rounded-box border border-negative bg-negative/12 px-3 py-2.5 text-14 font-medium text-default"
    >
      <CircleAlert size={20} aria-hidden className="shrink-0 text-negative" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">{children}</div>
    </div>
  );
}
