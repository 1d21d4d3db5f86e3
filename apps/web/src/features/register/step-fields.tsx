import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import { RegisterField } from './register-field.tsx';
import type { RegisterStep, FieldRow as Row } from './register-steps.ts';

interface StepFieldsProps extends Pick<ComponentProps<typeof RegisterField>, 'form' | 'code'> {
  step: RegisterStep;
  /** The only fold of a form that is one step. */
  optional: RefObject<HTMLDetailsElement | null>;
  /** Its first field takes the focus when the form opens. */
  first: boolean;
}

/** The fields of a step: the required ones, and the optional ones folded away. */
export function StepFields({ step, optional, first, ...field }: StepFieldsProps) {
  const { i18n } = useLingui();
  const { needed, folds } = step;
  const values = field.form.getValues();
  return (
    <>
      {needed.length > 0 && (
        <p className="text-13 text-muted">
          <Trans>Fields with * are required.</Trans>
        </p>
      )}
      {needed.map((row, at) => (
        <FieldRow key={row[0]?.field} row={row} first={first && at === 0} {...field} />
      ))}
      {folds.map(({ title, rows }) => (
        <OptionalDetails
          key={rows[0]?.[0]?.field}
          title={i18n._(title)}
          box={folds.length === 1 ? optional : undefined}
          isOpen={
            folds.length > 1 &&
            rows.some((row) => row.some((each) => isTyped(each.field, values[each.field])))
          }
        >
          {rows.map((row) => (
            <FieldRow key={row[0]?.field} row={row} first={false} {...field} />
          ))}
        </OptionalDetails>
      ))}
    </>
  );
}

/** The brand's own dialling code does not count as typed. */
const isTyped = (field: string, value = '') => value !== '' && field !== 'countryDialingCode';

interface OptionalDetailsProps {
  title: string;
  box: RefObject<HTMLDetailsElement | null> | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** Optional fields, folded away: available without being in the way. */
function OptionalDetails({ title, box, isOpen, children }: OptionalDetailsProps) {
  // It is the reader's to close again.
  const [opens] = useState(isOpen);
  return (
    <details ref={box} open={opens || undefined} className="group rounded-box border border-border">
      <summary className="flex control-lg cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 text-14 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}

interface FieldRowProps extends Omit<ComponentProps<typeof RegisterField>, 'asked'> {
  row: Row;
}

/** Dialling code and number side by side. */
function FieldRow({ row, ...field }: FieldRowProps) {
  const side = row.length > 1 ? 'grid grid-cols-[7.5rem_1fr] items-start gap-3' : 'contents';
  return (
    <div className={side}>
      {row.map((each) => (
        <RegisterField key={each.field} asked={each} {...field} />
      ))}
    </div>
  );
}
