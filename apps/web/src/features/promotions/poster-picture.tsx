import type { Poster } from '@palpite/contract/promotion.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';

/** A figure at the foot of its ink, or a painted scene from edge to edge, darker where the words are. */
export function PosterPicture({ poster: { picture, phonePicture, isCutOut } }: { poster: Poster }) {
  if (isCutOut) {
    return (
      <RetriedImage
        src={picture}
        width={300}
        height={260}
        className="absolute -right-[7%] -bottom-1 -z-1 h-[62%] max-h-72 w-[48%] object-contain object-bottom transition-[translate] duration-220 mouse:group-hover:-translate-y-1"
      />
    );
  }
  return (
    <>
      <picture>
        <source media="(width < 48rem)" srcSet={phonePicture} />
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="absolute inset-0 -z-1 size-full object-cover object-[82%_50%]"
        />
      </picture>
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-[linear-gradient(to_right,var(--ink)_40%,color-mix(in_oklab,var(--ink)_88%,transparent)_60%,transparent_84%)]"
      />
    </>
  );
}
