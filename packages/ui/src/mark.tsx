import ImageOff from 'lucide-react/icons/image-off';
import { classNames } from './class-names.ts';
import { useAttempts } from './use-attempts.ts';
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
 * everything within some thousand pixels on a slow connection, where it should wait most. After three failed loads its
 * name replaces it, or a sign that it is missing where the name is written next to it.
 */
export function Mark({ src, alt, width, height, className }: MarkProps) {
  const { attempt, failed, imageRef, onError } = useAttempts(src);
  const near = useNearViewport(imageRef);
  if (failed) return <MissingMark {...{ alt, width, className }} />;
  return (
    <img
      key={attempt}
      ref={imageRef}
      src={near ? src : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      onError={onError}
    />
  );
}

function MissingMark({ alt, width, className }: Pick<MarkProps, 'alt' | 'width' | 'className'>) {
  return (
    <span
      data-picture-failed=""
      className={classNames(
        'inline-grid place-items-center overflow-hidden text-center text-12 leading-tight font-semibold text-muted',
        className,
      )}
    >
      {alt || <ImageOff size={Math.min(24, Math.round(width * 0.7))} />}
    </span>
  );
}
