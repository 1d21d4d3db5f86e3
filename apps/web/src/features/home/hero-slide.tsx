import type { Banner } from '@palpite/contract/brand.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { useServices } from '../../lib/services.ts';
import type { HeroLook } from './hero-looks.ts';

/** The tone of the words on a picture. */
const TONES = {
  light: 'text-on-art',
  dark: 'text-scrim',
  theme: 'text-default',
} as const;

interface HeroSlideProps {
  banner: Banner;
  look: HeroLook;
  first: boolean;
}

/** A banner of the hero: the brand's own picture with words and a button, all of it one link. */
export function HeroSlide({ banner, look, first }: HeroSlideProps) {
  const { linkageType, url, words, ground } = banner;
  const body = (
    <>
      <HeroPicture banner={banner} sizes={look.sizes} first={first} />
      {look.veiled && words !== undefined && (
        <span
          className={classNames(
            'absolute inset-0 bg-linear-to-b from-transparent',
            words === 'theme'
              ? 'from-35% to-canvas to-80% md:from-78% md:to-98%'
              : 'from-30% to-scrim/85 md:hidden',
          )}
        />
      )}
      {/* A scene that the sandbox draws has no room for words: they have a shade of their own. */}
      {words === undefined && (
        <span className="absolute inset-0 bg-linear-to-t from-scrim/95 via-scrim/55 via-45% to-transparent md:bg-linear-to-r md:from-scrim/85 md:via-scrim/45 md:via-50%" />
      )}
      <span
        className={classNames(
          'absolute flex flex-col items-start gap-2 md:gap-3',
          look.words,
          TONES[words ?? 'light'],
        )}
      >
        <span data-words={words} className={classNames('text-balance', look.titleClass)}>
          {banner.title}
        </span>
        {banner.text !== undefined && (
          <span className={classNames('text-pretty', look.textClass)}>{banner.text}</span>
        )}
        {banner.action !== undefined && (
          <span className={buttonClass({ tone: 'accent', size: 'lg' })}>{banner.action}</span>
        )}
      </span>
    </>
  );
  const className = classNames('relative block w-full overflow-hidden', look.slide);
  const style = ground === undefined ? undefined : { backgroundColor: ground };
  if (linkageType === 'none' || url === null) {
    return (
      <div className={className} style={style}>
        {body}
      </div>
    );
  }
  return (
    <a
      href={url}
      style={style}
      className={`${className} outline-offset-[-4px]`}
      {...(linkageType === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {body}
    </a>
  );
}

/** The picture of the page's theme comes first; the other theme's comes with the theme. */
function HeroPicture({
  banner,
  sizes,
  first,
}: Pick<HeroSlideProps, 'banner' | 'first'> & { sizes: string }) {
  const { theme } = useServices().boot;
  const { picture, phonePicture, dark } = banner;
  const common = { alt: '', sizes, fill: true } as const;
  const loading = (of: 'light' | 'dark') => (first && theme === of ? 'priority' : 'lazy');
  if (!dark) {
    return (
      <Picture
        {...common}
        source={picture}
        narrow={phonePicture}
        loading={first ? 'priority' : 'lazy'}
        className="bg-transparent!"
      />
    );
  }
  return (
    <>
      <Picture
        {...common}
        source={picture}
        narrow={phonePicture}
        loading={loading('light')}
        className="bg-transparent! dark:hidden"
      />
      <Picture
        {...common}
        source={dark.picture}
        narrow={dark.phonePicture}
        loading={loading('dark')}
        className="hidden bg-transparent! dark:block"
      />
    </>
  );
}
