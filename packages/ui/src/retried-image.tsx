import type { ReactNode } from 'react';
import { useAttempts } from './use-attempts.ts';

interface RetriedImageProps {
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  className: string;
  /** In its place when it does not load. */
  children?: ReactNode;
}

/** A decorative image that is loaded when it comes near, again when it fails, and is replaced when it fails for good. */
export function RetriedImage({ src, width, height, className, children }: RetriedImageProps) {
  const { attempt, failed, imageRef, onError } = useAttempts(src);
  if (failed) return children;
  return (
    <img
      key={attempt}
      ref={imageRef}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={className}
      onError={onError}
    />
  );
}
