import ImageOff from 'lucide-react/icons/image-off';
import { type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import {
  orderedFormats,
  type PictureSource,
  pictureAddress,
  pictureSet,
  tintStyle,
} from './picture-source.ts';
import { useAttempts } from './use-attempts.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Below this width a picture's narrow composition is used. */
const NARROW = '(width < 48rem)';
const WIDE = '(width >= 48rem)';

const PRIORITIES = {
  priority: 'high',
  second: 'low',
  wide: 'low',
  eager: undefined,
  lazy: undefined,
} as const;

interface PictureProps {
  source: PictureSource;
  /** The same picture composed for a narrow place, used below 48rem. */
  narrow?: PictureSource;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /**
   * `priority`: the page's first picture. `eager`: seen at once. `second`: the same, and yields to the first one. `lazy`: asked for when it comes near the
   * viewport, so that rows below the fold do not compete with what is seen first. `wide`: `second` on a wide screen, and
   * `lazy` on a narrow one.
   */
  loading?: 'priority' | 'eager' | 'second' | 'wide' | 'lazy';
  /** Fills the positioned box around it in place of having its own proportions. */
  fill?: boolean;
  className?: string;
}

/** A picture that holds its place, comes when needed, tries three times, and then says that it is missing. */
export function Picture(props: PictureProps) {
  const { source, alt, loading = 'lazy', fill = false, className } = props;
  const box = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(box, loading !== 'lazy' && loading !== 'wide');
  const { attempt, failed, imageRef, onError } = useAttempts(source.template);
  return (
    <span
      ref={box}
      className={classNames(
        'block overflow-hidden bg-sunken',
        !failed && source.tint !== undefined && 'picture-tint',
        fill && 'absolute inset-0 size-full',
        className,
      )}
      style={{
        ...tintStyle(source),
        ...(fill ? {} : { aspectRatio: `${source.width} / ${source.height}` }),
      }}
    >
      {failed && <MissingPicture alt={alt} />}
      {!failed && (near || loading === 'wide') && (
        <Renditions
          key={attempt}
          {...props}
          media={near ? undefined : WIDE}
          imageRef={imageRef}
          onError={onError}
        />
      )}
    </span>
  );
}

function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      data-picture-failed=""
      className="grid size-full place-items-center text-subtle"
    >
      <ImageOff size={24} />
    </span>
  );
}

interface RenditionsProps extends PictureProps {
  /** Where alone the picture is asked for. */
  media: string | undefined;
  imageRef: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/** The widths and formats to choose from; the `img` has the last format, which every browser reads. */
function Renditions(props: RenditionsProps) {
  const { source, narrow, alt, sizes, loading = 'lazy', media, imageRef, onError } = props;
  const formats = orderedFormats(source);
  const last = formats.at(-1) ?? 'webp';
  const middle = source.widths[Math.floor(source.widths.length / 2)] ?? source.width;
  return (
    <picture className="contents">
      {narrow &&
        orderedFormats(narrow).map((format) => (
          <source
            key={`narrow-${format}`}
            media={NARROW}
            type={`image/${format}`}
            srcSet={pictureSet(narrow, format)}
            sizes={sizes}
          />
        ))}
      {(media ? formats : formats.slice(0, -1)).map((format) => (
        <source
          key={format}
          media={media}
          type={`image/${format}`}
          srcSet={pictureSet(source, format)}
          sizes={sizes}
        />
      ))}
      <img
        ref={imageRef}
        src={media ? undefined : pictureAddress(source, middle, last)}
        srcSet={media ? undefined : pictureSet(source, last)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        decoding={loading === 'priority' ? 'sync' : 'async'}
        fetchPriority={PRIORITIES[loading]}
        draggable={false}
        className="size-full object-cover"
        onError={onError}
      />
    </picture>
  );
}
