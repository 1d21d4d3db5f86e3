import { classNames } from '@palpite/ui/class-names.ts';
import { useAttempts } from '@palpite/ui/use-attempts.ts';
import { useServices } from '../../lib/services.ts';

const LOGO = { width: 160, height: 32 } as const;
const SIGN = { width: 32, height: 32 } as const;

/** The brand's sign on a phone, otherwise its sign and name; its name as text when an image does not load. */
export function BrandLogo() {
  const { logo } = useServices().boot.status.info.whitelabel;
  return (
    <>
      {/* One of the three is shown, by width and theme; `lazy` prevents loading the others. */}
      <LogoImage src={logo.mark} {...SIGN} imageClass="size-8" shownClass="sm:hidden" />
      <LogoImage
        src={logo.light}
        {...LOGO}
        imageClass={LOGO_CLASS}
        shownClass="hidden sm:block dark:sm:hidden"
      />
      <LogoImage
        src={logo.dark}
        {...LOGO}
        imageClass={LOGO_CLASS}
        shownClass="hidden dark:sm:block"
      />
    </>
  );
}

const LOGO_CLASS = 'h-8 w-33 object-contain object-left lg:w-40';

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
  const { attempt, failed, imageRef, onError } = useAttempts(src);
  if (failed) {
    return (
      <span data-picture-failed="" className={classNames('text-16 font-bold', shownClass)}>
        {brandName}
      </span>
    );
  }
  return (
    <img
      key={attempt}
      ref={imageRef}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={classNames(imageClass, shownClass)}
      onError={onError}
    />
  );
}
