import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What one field of the form must hold. */
interface PlainRule {
  /** Told at the field while it does not fit. */
  needs: string;
  fits: (text: string) => boolean;
}

interface PlainForm<Field extends string> {
  ref: RefObject<HTMLFormElement | null>;
  /** What is wrong, by field. */
  errors: Partial<Record<Field, string>>;
  /** Reads the form as it stands. Where something does not fit, that is told, and the focus goes to the first of it. */
  check: () => Record<Field, string> | null;
  /** Looks again at what was typed; before the first try to send, nothing is told. */
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties a field, with what was wrong in it. */
  clear: (name: Field) => void;
}

/**
 * A form of few fields without a form library, which would be a third of what the login popup loads. The inputs
 * themselves hold what was typed, so that it may come before the page is alive, or from a password manager that tells nobody.
 * @param rules by the inputs' names, in the order they stand in
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
      // Drawn before the focus comes: a screen reader reads the field with what is wrong in it.
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
