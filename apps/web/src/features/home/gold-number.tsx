/** A number of digits, each on a ball of its own; read out as one. */
export function GoldNumber({ digits }: { digits: string }) {
  return (
    <p className="flex justify-between gap-2">
      <span className="sr-only">{digits}</span>
      {[...digits].map((digit, at) => (
        <span
          key={at}
          aria-hidden="true"
          className="display grid size-11 place-items-center rounded-full bg-action bg-[radial-gradient(var(--color-surface)_50%,transparent_53%)] text-20 text-default shadow-[inset_-0.15em_-0.15em_0_var(--color-action-edge)]"
        >
          {digit}
        </span>
      ))}
    </p>
  );
}
