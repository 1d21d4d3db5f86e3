import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { EveningDraw } from './evening-draw.tsx';

/** How a brand's strip is set out on a wide screen: three parts, a scene over a ledger, or a card next to what is drawn. */
const PARTS = {
  posters: 'md:grid-cols-[1.5fr_1fr_1fr]',
  scene: 'md:grid-cols-[1.25fr_1fr_1fr_1fr]',
  // Next to a tall panel the sum is the largest figure of the page.
  stage: 'md:grid-cols-[1.6fr_1fr] lg:grid-rows-[1fr_auto] lg:[--sum-most:4rem]',
} as const;

interface StripFrameProps {
  greeting: ReactNode;
  /** Above the parts, from edge to edge of them. */
  lead?: ReactNode;
  /** What the member holds of what is drawn, in the panel next to the card. */
  tickets?: ReactNode;
  children: ReactNode;
}

/** A member's strip and its place have one frame: nothing moves when it comes. */
export function StripFrame({ greeting, lead, tickets, children }: StripFrameProps) {
  const { hero } = useServices().boot.status.info.whitelabel.face;
  const strip = (
    <section aria-labelledby="member-strip" className="flex min-w-0 flex-col pt-1">
      <h2
        id="member-strip"
        className="display -mt-[0.25em] mb-2 truncate pt-[0.4em] pb-1 text-20 max-md:text-16 shell-top:uppercase md:mb-3 md:text-32"
      >
        {greeting ?? '\u00a0'}
      </h2>
      {lead}
      <div
        className={classNames(
          'grid flex-1 overflow-hidden rounded-[max(1rem,var(--radius-box))] md:[--sum-most:3.5rem] shell-rail:rounded-none shell-rail:border-b shell-rail:border-border shell-rail:md:[--sum-most:2.5rem] shell-top:border shell-top:border-action/60',
          PARTS[hero],
        )}
      >
        {children}
      </div>
    </section>
  );
  // What hangs next to a visitor's stage hangs next to a member's balance.
  if (hero !== 'stage') return strip;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
      {strip}
      <EveningDraw tickets={tickets} />
    </div>
  );
}

/** Whatever the sum's length, and before it has come. */
export const SUM_HEIGHT = 'h-[max(2.75rem,calc(var(--sum-most,2.5rem)*1.1))]';

const PART =
  'flex flex-col px-4 py-2.5 md:px-4 md:py-5 lg:px-6 shell-rail:bg-transparent shell-rail:max-md:px-0 shell-rail:md:max-xl:px-3 shell-rail:md:border-l shell-rail:border-border';

export const BALANCE_PART =
  '@container/sum relative flex flex-col gap-3 overflow-hidden bg-surface p-4 max-md:gap-2 shell-top:md:justify-center max-md:py-2.5 shell-side:bg-ceremony shell-side:text-on-ceremony shell-rail:bg-transparent shell-rail:px-0 md:px-6 md:py-5 shell-top:md:col-span-2';
/** As high as its longest text on a phone, in any language, and on a wide screen as the balance with its buttons. */
export const TURNOVER_PART = `@container/turnover ${PART} min-h-19 gap-1.5 bg-sunken max-md:justify-center md:min-h-44 shell-rail:md:min-h-42 shell-side:bg-(--color-ink8) shell-side:text-(--color-on-ink8) shell-side:md:min-h-56 max-md:shell-rail:border-t shell-top:md:min-h-42`;
/** A phone has room for what can be withdrawn. */
export const TODAY_PART = `${PART} gap-1 bg-sunken max-md:hidden shell-side:bg-(--color-ink2) shell-side:text-(--color-on-ink2) shell-top:border-l shell-top:border-border`;
/** Of what leads a ledger. */
export const LEAD_HEIGHT = 'h-32 md:h-72';
