import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { SideDoor } from '../../parts/catalogue/side-door.tsx';
import { useLotteryDoor } from '../../parts/catalogue/use-doors.ts';

/** The way to the lotteries in the side menu, as a row. */
export function LotteryRow() {
  const { t } = useLingui();
  return (
    <li>
      <Link
        to="/lottery"
        activeOptions={{ includeSearch: false }}
        title={t`Lotteries`}
        className={sideRowClass}
      >
        <span className="shrink-0">
          <CategoryIcon category="LOTT" />
        </span>
        <span className={sideTextClass}>
          <Trans>Lotteries</Trans>
        </span>
      </Link>
    </li>
  );
}

/** The same as a door. */
export function LotteryDoor() {
  const { t } = useLingui();
  const door = useLotteryDoor();
  const name = t`Lotteries`;
  return (
    <li className={classNames(door.wide && '@min-[12rem]/side:col-span-2')}>
      <SideDoor
        door={door}
        name={name}
        renderLink={(className, text) => (
          <Link
            to="/lottery"
            activeOptions={{ includeSearch: false }}
            title={name}
            className={className}
          >
            {text}
          </Link>
        )}
      />
    </li>
  );
}
