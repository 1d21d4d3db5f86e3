import { classNames } from './class-names.ts';

/** The place of something that is on its way, in its final size. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer rounded-box bg-sunken bg-linear-to-r from-sunken via-raised to-sunken bg-size-[200%_100%]',
        className,
      )}
    />
  );
}
