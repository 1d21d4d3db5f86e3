import type { ReactNode } from 'react';

/** The end of a form in a card: on a phone its act stays in view at the foot, whatever is above it. */
export function ActBar({ children }: { children: ReactNode }) {
  return (
    <div className="act-bar flex flex-col gap-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:-mb-5 max-md:rounded-b-card max-md:border-t max-md:border-border max-md:bg-surface max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
