import { classNames } from '@palpite/ui/class-names.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import type { ReactNode } from 'react';
import { INK_CLASSES, type OpenDoor } from './use-doors.ts';

interface SideDoorProps {
  door: Pick<OpenDoor, 'ink' | 'picture' | 'wide'>;
  name: string;
  renderLink: (className: string, name: ReactNode) => ReactNode;
  /** On the door, beside its link. */
  children?: ReactNode;
}

/** A door of the side menu: a block of one ink with its name, and its animal or thing leaning out. */
export function SideDoor({ door, name, renderLink, children }: SideDoorProps) {
  return (
    <div
      className={classNames(
        'group/door relative overflow-hidden rounded-[0.875rem] bg-ink text-on-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus has-aria-[current=page]:ring-3 has-aria-[current=page]:ring-on-bar',
        INK_CLASSES[door.ink],
      )}
    >
      {renderLink(
        classNames(
          'relative z-1 flex min-h-20 items-start px-3 pt-2.5 outline-none @max-[12rem]/side:items-end @max-[12rem]/side:justify-center @max-[12rem]/side:px-0.5 @max-[12rem]/side:pt-12 @max-[12rem]/side:pb-1.5',
          door.wide && '@min-[12rem]/side:min-h-25',
        ),
        <span
          className={classNames(
            'display min-w-0 text-14 wrap-break-word hyphens-auto @max-[12rem]/side:text-center @max-[12rem]/side:font-sans! @max-[12rem]/side:text-12 @max-[12rem]/side:leading-3.5! @max-[12rem]/side:font-bold! @max-[12rem]/side:tracking-tight! @max-[12rem]/side:normal-case @max-[12rem]/side:hyphens-manual',
            door.wide && '@min-[12rem]/side:text-20',
          )}
        >
          {name}
        </span>,
      )}
      {door.picture !== null && (
        <RetriedImage
          src={door.picture}
          width={120}
          height={120}
          className={classNames(
            'pointer-events-none absolute -right-2 -bottom-3 size-16 @max-[12rem]/side:inset-x-0 @max-[12rem]/side:top-1 @max-[12rem]/side:bottom-auto @max-[12rem]/side:mx-auto @max-[12rem]/side:size-11 object-contain transition-[translate] duration-220 mouse:group-hover/door:-translate-x-1 mouse:group-hover/door:-translate-y-1',
            door.wide && '@min-[12rem]/side:size-21',
          )}
        />
      )}
      {children}
    </div>
  );
}
