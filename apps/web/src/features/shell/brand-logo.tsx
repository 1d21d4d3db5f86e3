import { classNames } from '@palpite/ui/class-names.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import { useServices } from '../../lib/services.ts';

/** The brand's sign alone, as the page's theme has it. */
export function BrandSign({ className }: { className: string }) {
  const { logo } = useServices().boot.status.info.whitelabel;
  const size = { width: 36, height: 36, imageClass: 'size-full' } as const;
  return (
    <span className={className}>
      <LogoImage src={logo.mark} {...size} shownClass="dark:hidden" />
      <LogoImage src={logo.markDark} {...size} shownClass="hidden dark:block" />
    </span>
  );
}

/** Height of the logo in the header, in CSS pixels. */
const HEIGHT = 32;

/** The brand's name in its letterforms, or its sign where there is no room; as text when an image does not load. */
export function BrandLogo({ narrow }: { narrow: boolean }) {
  const { logo, face } = useServices().boot.status.info.whitelabel;
  const size = { width: Math.round((logo.width / 48) * HEIGHT), height: HEIGHT };
  const [sign, onLight, onDark] = !narrow ? WIDE : face.shell === 'rail' ? BY_RAIL : NARROW;
  return (
    <>
      {/* One of them is shown, by width and theme; `lazy` prevents loading the others. */}
      <BrandSign className={classNames('size-9 shrink-0', sign)} />
      <LogoImage src={logo.barLight} {...size} imageClass={LOGO_CLASS} shownClass={onLight} />
      <LogoImage src={logo.barDark} {...size} imageClass={LOGO_CLASS} shownClass={onDark} />
    </>
  );
}

const LOGO_CLASS =
  'h-7 w-auto min-w-0 max-w-44 object-contain object-left lg:h-8.5 shell-rail:h-5 shell-rail:md:h-6';
/** From which width on the name replaces the sign: a member's tools leave a tablet no room for it. */
const NARROW = ['lg:hidden', 'hidden lg:block dark:lg:hidden', 'hidden dark:lg:block'] as const;
/** Next to a rail, which begins with the sign. */
const BY_RAIL = ['sm:hidden', 'hidden sm:block dark:sm:hidden', 'hidden dark:sm:block'] as const;
const WIDE = [
  'min-[21.5rem]:hidden',
  'hidden min-[21.5rem]:block dark:min-[21.5rem]:hidden',
  'hidden dark:min-[21.5rem]:block',
] as const;

interface LogoImageProps {
  src: string;
  width: number;
  height: number;
  imageClass: string;
  /** At which widths and in which theme. */
  shownClass: string;
}

function LogoImage({ src, width, height, imageClass, shownClass }: LogoImageProps) {
  const { brandName } = useServices().boot.status;
  return (
    <RetriedImage
      src={src}
      width={width}
      height={height}
      className={classNames(imageClass, shownClass)}
    >
      <span data-picture-failed="" className={classNames('text-16 font-bold', shownClass)}>
        {brandName}
      </span>
    </RetriedImage>
  );
}
