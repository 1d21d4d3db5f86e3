import { Link } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { BrandLogo as ServerLogo } from './brand-logo.tsx';

const BrandLogo = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerLogo)
    .client(() => null),
  async () => (await import('./brand-logo.tsx')).BrandLogo,
);

/** The brand's name, linked to home. @param narrow its sign alone where a member's tools need the room */
export function BrandLink({ narrow = false }: { narrow?: boolean }) {
  const { brandName } = useServices().boot.status;
  return (
    // Smaller where the words next to it need the room, as Thai ones do on a phone; on a wider screen the search gives way,
    // which next to a rail is only a sign.
    <Link
      to="/"
      className="flex h-11 min-w-0 items-center rounded-control shell-side:md:shrink-0 shell-top:md:shrink-0"
      aria-label={brandName}
    >
      <BrandLogo narrow={narrow} />
    </Link>
  );
}
