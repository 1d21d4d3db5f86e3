import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The rule of one field of the form. */
interface PlainRule {
  /** Shown at the field while its value is invalid. */
  needs: string;
  fits: (text: string) => boolean;
}

interface PlainForm<Field extends string> {
  ref: RefObject<HTMLFormElement | null>;
  /** The errors by field. */
  errors: Partial<Record<Field, string>>;
  /** Reads the form's values. When one is invalid, shows the errors and focuses the first. */
  check: () => Record<Field, string> | null;
  /** Checks the values again; before the first attempt to send, shows nothing. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties a field and clears its error. */
  clear: (name: Field) => void;
}

/**
 * A form of few fields without a form library, which would be a third of what the login dialog loads. The inputs
 * themselves hold the values, so that these may be typed before hydration, or come from a password manager that fires
 * no events.
 * @param rules by the inputs' names, in their order on the page
 */
export function usePlainForm<Field extends string>(
  rules: Readonly<Record<Field, PlainRule>>,
): PlainForm<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const names = Object.keys(rules) as Field[];

  const textOf = (name: Field) => inputOf(ref.current, name)?.value ?? '';
  const isWrong = (name: Field) => !rules[name].fits(textOf(name));
  return {
    ref,
    errors: Object.fromEntries(wrong.map((name) => [name, rules[name].needs])) as Partial<
      Record<Field, string>
    >,
    check: () => {
      const found = names.filter(isWrong);
      const [first] = found;
      // Rendered before the focus moves: a screen reader reads the field with its error.
      flushSync(() => {
        setTried(true);
        setWrong(found);
      });
      if (first === undefined) {
        return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<
          Field,
          string
        >;
      }
      inputOf(ref.current, first)?.focus();
      return null;
    },
    onChange: ({ target }) => {
      const changed = names.find((name) => inputOf(ref.current, name) === target);
      if (!tried || changed === undefined) return;
      const rest = wrong.filter((name) => name !== changed);
      setWrong(isWrong(changed) ? [...rest, changed] : rest);
    },
    clear: (name) => {
      const field = inputOf(ref.current, name);
      if (field) field.value = '';
      setWrong((now) => now.filter((other) => other !== name));
    },
  };
}

/** A form's input by its name, while it is there. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}
