import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';

/** The brand's mark and name: the way home. */
export function BrandLink() {
  const { boot } = useServices();
  const { logo } = boot.status.info.whitelabel;
  const { brandName } = boot.status;
  return (
    <Link to="/" className="flex h-11 shrink-0 items-center rounded-control" aria-label={brandName}>
      {/* One of the three is drawn, by the width and the theme; `lazy` leaves the others where they are. */}
      <img
        src={logo.mark}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 sm:hidden"
      />
      <img
        src={logo.light}
        alt=""
        width={132}
        height={32}
        loading="lazy"
        className="hidden h-8 w-33 object-contain object-left sm:block dark:sm:hidden"
      />
      <img
        src={logo.dark}
        alt=""
        width={132}
        height={32}
        loading="lazy"
        className="hidden h-8 w-33 object-contain object-left dark:sm:block"
      />
    </Link>
  );
}
