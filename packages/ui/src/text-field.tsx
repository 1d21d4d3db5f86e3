import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import {
  compactBoxClass,
  FieldFrame,
  type FieldTexts,
  fieldAttributes,
  inputBoxClass,
} from './field-frame.tsx';
import { useTypedBefore } from './use-typed-before.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  icon?: ReactNode;
  /** Stands at the end of the box: a button, a unit. */
  trailing?: ReactNode;
  /** Of a filter bar: lower, and smaller text. */
  compact?: boolean;
}

/** A labelled line of text. `ref` reaches the input, so a form library can register it. What was typed early stays. */
export function TextField({
  label,
  hint,
  error,
  icon,
  trailing,
  starred,
  compact = false,
  className,
  ref,
  ...input
}: TextFieldProps) {
  const id = useId();
  const own = useTypedBefore(ref, input);
  return (
    <FieldFrame id={id} label={label} starred={starred} hint={hint} error={error}>
      <span
        className={classNames(
          compact ? compactBoxClass : inputBoxClass,
          trailing ? 'pr-1' : null,
          className,
        )}
      >
        {icon && <span className="shrink-0 text-subtle">{icon}</span>}
        <input
          {...input}
          ref={own}
          {...fieldAttributes(id, { hint, error })}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-subtle"
        />
        {trailing}
      </span>
    </FieldFrame>
  );
}
