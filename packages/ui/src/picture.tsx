import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { orderedFormats, type PictureSource, pictureAddress, pictureSet } from './picture-source.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** How often a picture is asked for before the error picture stands in its place. */
export const PICTURE_ATTEMPTS = 3;
/** Rest before the next attempt, in milliseconds. */
export const PICTURE_RETRY_MILLISECONDS = 200;

interface PictureProps {
  source: PictureSource;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /**
   * `priority`: the page's first picture. `eager`: seen at once. `lazy`: asked for when it comes near the
   * viewport, so that rows below the fold do not compete with what is seen first.
   */
  loading?: 'priority' | 'eager' | 'lazy';
  className?: string;
}

/** A picture that holds its place, comes when needed, tries three times, and then says that it is missing. */
export function Picture({ source, alt, sizes, loading = 'lazy', className }: PictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(box, loading !== 'lazy');
  const { attempt, failed, imageRef, onError } = useAttempts(source.template);
  const formats = orderedFormats(source);
  const last = formats.at(-1) ?? 'webp';
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;

  return (
    <span
      ref={box}
      className={classNames('block overflow-hidden bg-sunken', className)}
      style={{ aspectRatio: `${source.width} / ${source.height}` }}
    >
      {failed ? (
        <span
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          data-picture-failed=""
          className="grid size-full place-items-center text-subtle"
        >
          <ImageOff size={24} />
        </span>
      ) : (
        near && (
          <picture key={attempt} className="contents">
            {formats.slice(0, -1).map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                srcSet={pictureSet(source, format)}
                sizes={sizes}
              />
            ))}
            <img
              ref={imageRef}
              src={pictureAddress(source, middle, last)}
              srcSet={pictureSet(source, last)}
              sizes={sizes}
              width={source.width}
              height={source.height}
              alt={alt}
              decoding={loading === 'priority' ? 'sync' : 'async'}
              fetchPriority={loading === 'priority' ? 'high' : undefined}
              draggable={false}
              className="size-full object-cover"
              onError={onError}
            />
          </picture>
        )
      )}
    </span>
  );
}

/** Counts failures of one picture and asks again; a new address starts anew. */
function useAttempts(address: string) {
  const [state, setState] = useState({ address, attempt: 0, failures: 0 });
  const current = state.address === address ? state : { address, attempt: 0, failures: 0 };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const imageRef = useRef<HTMLImageElement>(null);
  const failed = current.failures >= PICTURE_ATTEMPTS;

  const onError = () => {
    const failures = current.failures + 1;
    setState({ ...current, failures });
    if (failures >= PICTURE_ATTEMPTS) return;
    timer.current = setTimeout(
      () => setState({ address, attempt: current.attempt + 1, failures }),
      PICTURE_RETRY_MILLISECONDS,
    );
  };

  // A failure before the page was hydrated has fired its event already.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') {
      image.dispatchEvent(new Event('error'));
    }
    return () => clearTimeout(timer.current);
  }, []);

  return { attempt: current.attempt, failed, imageRef, onError };
}
