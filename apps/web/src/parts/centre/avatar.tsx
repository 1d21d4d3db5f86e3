import { memberGetAvatar } from '@palpite/contract/member.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

const SIZES = {
  sm: { pixels: 40, letterClass: 'size-10 text-14' },
  md: { pixels: 48, letterClass: 'size-12 text-20' },
  lg: { pixels: 72, letterClass: 'size-18 text-24' },
};

/** The picture that the signed-in account has chosen; until it is known, the first letter of its name. Decoration. */
export function Avatar({ name, size }: { name: string; size: keyof typeof SIZES }) {
  const { data } = useQuery(callQuery(useServices(), memberGetAvatar, {}));
  const { pixels, letterClass } = SIZES[size];
  if (data) {
    return (
      <img
        src={data.url}
        alt=""
        width={pixels}
        height={pixels}
        className="shrink-0 rounded-full bg-sunken"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong uppercase',
        letterClass,
      )}
    >
      {name.slice(0, 1)}
    </span>
  );
}
