import { useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

interface MarkProps {
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** As it is drawn, in CSS pixels: its place is held until it comes. */
  width: number;
  height: number;
  className?: string;
}

/**
 * A logo or an icon that is asked for when it comes near the viewport. The browser's own `loading="lazy"` asks for
 * everything within some thousand pixels on a slow connection, where it should wait most.
 */
export function Mark({ src, alt, ...rest }: MarkProps) {
  const image = useRef<HTMLImageElement>(null);
  const near = useNearViewport(image);
  return <img ref={image} src={near ? src : undefined} alt={alt} {...rest} />;
}
