import { classNames } from './class-names.ts';

interface SkeletonProps {
  className?: string;
  /** Part of something that pulses as one: what is around it is `animate-pulse`. */
  still?: boolean;
}

/** The place of something that is on its way, in its final size. Hidden from screen readers. */
export function Skeleton({ className, still = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block rounded-box bg-skeleton', !still && 'animate-pulse', className)}
    />
  );
}
