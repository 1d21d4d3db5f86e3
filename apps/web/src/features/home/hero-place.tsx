import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useServices } from '../../lib/services.ts';
import { HERO_FOOTS, HERO_SLIDES, heroPlaceClass } from './hero-sizes.ts';

/** The place of a hero that is on its way. */
export function HeroPlace() {
  // Drawn once: remembering its parts would be more of the first file than it spares.
  'use no memo';
  const { hero } = useServices().boot.status.info.whitelabel.face;
  return (
    <div className={heroPlaceClass(hero)}>
      <div>
        <Skeleton className={classNames('w-full', HERO_SLIDES[hero])} />
        <div className={HERO_FOOTS[hero]} />
      </div>
    </div>
  );
}
