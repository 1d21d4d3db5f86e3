import { memberGetAvatar } from '@palpite/contract/member.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

const SIZES = {
  sm: { pixels: 40, letterClass: 'size-10 text-16' },
  md: { pixels: 48, letterClass: 'size-12 text-20' },
  lg: { pixels: 72, letterClass: 'size-18 text-24' },
};

interface AvatarProps {
  name: string;
  size: keyof typeof SIZES;
}

/**
 * The picture that the signed-in account has chosen. The first of the choices is what an account has that chose none: in
 * its place, and until the picture is known, the name's letter in the brand's own colours and type. Decoration.
 */
export function Avatar({ name, size }: AvatarProps) {
  const { data } = useQuery(callQuery(useServices(), memberGetAvatar, {}));
  if (data === undefined || data.avatarId === data.choices[0]?.avatarId) {
    return <AvatarLetter name={name} size={size} />;
  }
  const { pixels } = SIZES[size];
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

/** The first letter of a name as the brand writes it. */
export function AvatarLetter({ name, size }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'display grid shrink-0 place-items-center rounded-full bg-accent-soft leading-none! text-accent-strong uppercase',
        SIZES[size].letterClass,
      )}
    >
      {[...name][0]}
    </span>
  );
}
