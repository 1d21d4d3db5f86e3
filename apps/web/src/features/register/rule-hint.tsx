import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import type { PatternId } from '@palpite/domain/field-pattern.ts';
import { findFieldProblem } from '@palpite/domain/field-rule.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import { type Control, useWatch } from 'react-hook-form';
import { fieldMessage } from '../../lib/field-message.ts';
import type { FormField } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

type Part = readonly [text: MessageDescriptor, pattern: RegExp];

const DIGIT: Part = [msg`a digit`, /[0-9]/];

/** The kinds of password whose parts are met one after the other. */
const PARTS: Partial<Record<PatternId, readonly Part[]>> = {
  'letters-and-digits': [[msg`a letter`, /[A-Za-z]/], DIGIT],
  'strong-password': [
    [msg`a lowercase letter`, /[a-z]/],
    [msg`an uppercase letter`, /[A-Z]/],
    DIGIT,
    [msg`a symbol`, /[^A-Za-z0-9\s]/],
  ],
};

interface RuleHintProps {
  field: FormField;
  rule: FieldRule;
  control: Control<RegisterValues>;
}

/** What a field takes, each part ticked once the typed value has it: the operator's own rule, never more. */
export function RuleHint({ field, rule, control }: RuleHintProps) {
  const { t, i18n } = useLingui();
  const value = useWatch({ control, name: field }) ?? '';
  const { minLength, maxLength } = rule;
  const parts = PARTS[rule.patternId];
  const lines: readonly (readonly [text: string, isMet: boolean])[] = parts
    ? [
        [
          t`${minLength} to ${maxLength} characters`,
          findFieldProblem({ ...rule, required: true, acceptedPattern: '*' }, value) === null,
        ],
        ...parts.map(([text, pattern]) => [i18n._(text), pattern.test(value)] as const),
      ]
    : [[fieldMessage(i18n, rule), findFieldProblem({ ...rule, required: true }, value) === null]];
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5">
      {lines.map(([text, isMet]) => {
        const Icon = isMet ? Check : Dot;
        return (
          <span
            key={text}
            className={classNames('flex items-start gap-1', isMet && 'text-positive')}
          >
            <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              {text}
              {isMet && (
                <span className="sr-only">{`: ${t({ message: 'met', comment: 'Said by screen readers of a rule that a password fits' })}`}</span>
              )}
            </span>
          </span>
        );
      })}
    </span>
  );
}
