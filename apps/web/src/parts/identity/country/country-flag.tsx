import { useServices } from '../../../lib/services.ts';
import { flagAddress } from './use-countries.ts';

/** A country's round flag. The name stands beside it, so it says nothing; one that does not come leaves its room. */
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
