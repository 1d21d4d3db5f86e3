import { useServices } from '../../../lib/services.ts';
import { flagAddress } from './use-countries.ts';

/** A country's round flag. The name is next to it, so it has no text; one that fails to load leaves its space. */
export function CountryFlag({ countryCode }: { countryCode: string }) {
  const { status } = useServices().boot;
  return (
    <img
      src={flagAddress(status, countryCode)}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      className="size-5 shrink-0 rounded-full bg-sunken"
    />
  );
}
