import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: string;
  /** Required, which a star says; a placeholder's own is gone as soon as something is typed. */
  starred?: boolean | undefined;
  /** What to enter or why, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. */
  error?: ReactNode;
}

/** The ids that a control is described by, and the attributes that follow from its texts. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The look of an input's box, of either size. */
const boxClass = classNames(
  'flex w-full items-center gap-2 rounded-control border border-border-strong bg-surface px-3 text-default',
  'transition-colors duration-150 hover:border-muted',
  'has-[:focus-visible]:border-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
  'has-[:is(input,select,textarea):disabled]:bg-sunken has-[:is(input,select,textarea):disabled]:text-subtle has-[[aria-invalid=true]]:border-negative',
);

/** A form's input: 48 px high; 16 px text, so that a phone does not zoom in on focus. */
export const inputBoxClass = `${boxClass} control-lg text-16`;

/** A filter's input: 40 px high, and smaller text where a mouse is used. */
export const compactBoxClass = `${boxClass} control-md text-14 touch:text-16`;

/** Label above, control, then hint and error, tied to the control by id. */
export function FieldFrame({
  id,
  label,
  starred = false,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="group/field flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold text-default">
        {label}
        {/* One star at a time: the placeholder's, and this one in its place. */}
        {starred && (
          <span className="text-negative group-has-[[placeholder$='*']:placeholder-shown]/field:opacity-0">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-13 font-medium text-negative">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
