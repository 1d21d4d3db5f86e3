import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCategory } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { RetriedImage } from '@palpite/ui/retried-image.tsx';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { PlaceSign } from '../../parts/catalogue/place-sign.tsx';
import {
  INK_CLASSES,
  type OpenDoor,
  useDoors,
  useLotteryDoor,
} from '../../parts/catalogue/use-doors.ts';

/** The way into each product as a large door, and into what is new and what is on offer. */
export function Doors() {
  const { t } = useLingui();
  const doors = useDoors();
  const lottery = useLotteryDoor();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  const [first] = doors;
  if (!first) return null;
  return (
    <nav aria-label={t`Categories`} className={HIDDEN[shell]}>
      <ul className="no-scrollbar relative -mx-3 flex gap-2 overflow-x-auto px-3 py-0.5 md:mx-0 md:grid md:auto-cols-fr md:grid-flow-col md:gap-3 md:overflow-visible md:px-0">
        {lottery.first && <LotteryDoor />}
        {doors.map((door) => (
          <li key={door.category} className={PLACE}>
            <Link to="/$lobby" params={{ lobby: door.lobby }} className={doorClass(door.ink)}>
              <DoorName>{door.name}</DoorName>
              <DoorPicture door={door} category={door.category} />
            </Link>
          </li>
        ))}
        {!lottery.first && <LotteryDoor />}
        <li className={SIGN_PLACE}>
          <Link
            to="/$lobby"
            params={{ lobby: first.lobby }}
            search={{ sort: 'newest' }}
            className={doorClass(2)}
          >
            <DoorName>
              <Trans>New games</Trans>
            </DoorName>
            <LargeSign>
              <PlaceSign place="NEWEST" size={96}>
                <Sparkles fill="currentColor" className="size-full -rotate-12" />
              </PlaceSign>
            </LargeSign>
          </Link>
        </li>
        <li className={SIGN_PLACE}>
          <Link to="/promotions" className={doorClass(5)}>
            <DoorName>
              <Trans>Promotions</Trans>
            </DoorName>
            <LargeSign>
              <PlaceSign place="PROMOTIONS" size={96}>
                <Gift strokeWidth={1.5} className="size-full" />
              </PlaceSign>
            </LargeSign>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Not where the shell has them in sight already: as the side menu's doors on a wide screen, as tabs on a phone. */
const HIDDEN = {
  side: 'md:hidden',
  rail: 'md:order-last',
  top: 'max-md:hidden md:order-last',
} as const;

const PLACE = 'shrink-0 md:min-w-0';
/** Of what is no product: next to a rail of icons, which has it, a wide screen shows the products alone. */
const SIGN_PLACE = `${PLACE} shell-rail:md:hidden`;

function LotteryDoor() {
  const door = useLotteryDoor();
  return (
    <li className={PLACE}>
      <Link to="/lottery" className={doorClass(door.ink)}>
        <DoorName>
          <Trans>Lotteries</Trans>
        </DoorName>
        <DoorPicture door={door} category="LOTT" />
      </Link>
    </li>
  );
}

/** A small name lies on a painted scene: a shade keeps it legible. */
const SHADE =
  'shell-rail:max-md:after:absolute shell-rail:max-md:after:inset-x-0 shell-rail:max-md:after:top-0 shell-rail:max-md:after:h-11 shell-rail:max-md:after:bg-linear-to-b shell-rail:max-md:after:from-scrim/75';

const doorClass = (ink: keyof typeof INK_CLASSES) =>
  classNames(
    SHADE,
    'group/door relative flex h-17 w-28 overflow-hidden rounded-[max(0.875rem,var(--radius-box))] bg-ink p-2.5 text-on-ink shell-rail:rounded-[0.1875rem] md:h-30 md:w-auto md:p-4 shell-rail:md:h-44',
    INK_CLASSES[ink],
  );

function DoorName({ children }: { children: ReactNode }) {
  return (
    <span className="display relative z-1 min-w-0 text-13 text-balance hyphens-auto wrap-break-word max-md:tracking-tight md:text-20 shell-top:uppercase">
      {children}
    </span>
  );
}

interface DoorPictureProps {
  door: Pick<OpenDoor, 'picture'>;
  category: GameCategory;
}

function DoorPicture({ door, category }: DoorPictureProps) {
  const sign = (
    <DoorSign>
      <CategoryIcon category={category} size={36} />
    </DoorSign>
  );
  if (door.picture === null) return sign;
  return (
    <RetriedImage
      src={door.picture}
      width={96}
      height={96}
      className="absolute -right-1.5 -bottom-2.5 size-13 object-contain transition-[translate] duration-220 shell-rail:inset-0 shell-rail:size-full shell-rail:object-cover shell-rail:object-[78%_55%] md:right-2 md:-bottom-3 md:size-28 shell-rail:md:inset-0 shell-rail:md:size-full mouse:group-hover/door:-translate-y-1"
    >
      {sign}
    </RetriedImage>
  );
}

/** As large as a door's picture, and cut by its frame as that is. */
function LargeSign({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -right-1 -bottom-2 size-12 opacity-85 transition-[translate] duration-220 *:size-full md:right-3 md:-bottom-4 md:size-24 mouse:group-hover/door:-translate-y-1"
    >
      {children}
    </span>
  );
}

function DoorSign({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="absolute right-2.5 bottom-2.5 opacity-85 transition-[translate] duration-220 md:right-4 md:bottom-4 mouse:group-hover/door:-translate-y-1"
    >
      {children}
    </span>
  );
}
