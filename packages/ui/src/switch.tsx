import type { ComponentProps, ReactNode } from 'react';
import { useTypedBefore } from './use-typed-before.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
}

/** Something that is on or off at once, without a submit. */
export function Switch({ label, ref, ...input }: SwitchProps) {
  const own = useTypedBefore(ref, input);
  return (
    <label className="flex min-h-8 items-center justify-between gap-3 py-1 touch:min-h-11">
      <span className="min-w-0 text-14">{label}</span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          {...input}
          ref={own}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says `checked` itself
          role="switch"
          className="peer h-6 w-10 appearance-none rounded-full bg-border-strong transition-colors duration-150 checked:bg-accent disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-surface transition-transform duration-150 peer-checked:translate-x-4" />
      </span>
    </label>
  );
}
