import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTypedBefore } from './use-typed-before.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'id'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A yes or no, in a form. */
export function Checkbox({ label, error, ref, ...input }: CheckboxProps) {
  const id = useId();
  const own = useTypedBefore(ref, input);
  return (
    <div>
      <label className="flex min-h-8 items-center gap-3 py-1 touch:min-h-11 has-[:disabled]:text-subtle">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            ref={own}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5 appearance-none rounded-mark border border-border-strong bg-surface checked:border-accent checked:bg-accent disabled:bg-sunken"
          />
          <Check
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 text-14">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-13 font-medium text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
