import { useAttempts } from '@palpite/ui/use-attempts.ts';
import type { ReactNode } from 'react';

interface DoorImageProps {
  src: string;
  /** In CSS pixels, both ways. */
  size: number;
  className: string;
  /** In its place when it does not load. */
  children?: ReactNode;
}

/** The picture of a category's door. */
export function DoorImage({ src, size, className, children }: DoorImageProps) {
  const { attempt, failed, imageRef, onError } = useAttempts(src);
  if (failed) return children;
  return (
    <img
      key={attempt}
      ref={imageRef}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={className}
      onError={onError}
    />
  );
}
