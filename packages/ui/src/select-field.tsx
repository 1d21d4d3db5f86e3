import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import {
  compactBoxClass,
  FieldFrame,
  type FieldTexts,
  fieldAttributes,
  inputBoxClass,
} from './field-frame.tsx';
import { useTypedBefore } from './use-typed-before.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  /** Shows the label to screen readers only: for a filter whose chosen value says what it is. */
  compact?: boolean;
}

/** A choice from a short list, by the platform's own picker. */
export function SelectField({
  label,
  hint,
  error,
  options,
  compact = false,
  className,
  ref,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const own = useTypedBefore(ref, select);
  const control = (
    <span className={classNames(compact ? compactBoxClass : inputBoxClass, 'relative')}>
      <select
        {...select}
        ref={own}
        {...fieldAttributes(id, { hint, error })}
        aria-label={compact ? label : undefined}
        className={classNames(
          'min-w-0 flex-1 appearance-none self-stretch truncate bg-transparent pr-7 outline-none',
          className,
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-overlay text-default">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} className="pointer-events-none absolute right-3 text-subtle" />
    </span>
  );
  if (compact) return control;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {control}
    </FieldFrame>
  );
}
