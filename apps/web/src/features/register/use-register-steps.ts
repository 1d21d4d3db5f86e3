import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { fieldsOf, type RegisterStep } from './register-steps.ts';
import type { RegisterValues } from './register-values.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which step of the registration this entry of the history shows, from 0. */
    registerStep?: number;
  }
}

/**
 * The step that is shown, as an entry of the history, so that the back button goes back one. A reload stays there.
 * @returns how to show a field wherever it is, and how to go on
 */
export function useRegisterSteps(steps: readonly RegisterStep[]) {
  const router = useRouter();
  const wanted = useRouterState({ select: ({ location }) => location.state.registerStep ?? 0 });
  const at = Math.min(wanted, steps.length - 1);
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toFocus = useRef<string>(undefined);
  const shown = useRef(at);

  const show = (field: string) => {
    const input = box.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const field = toFocus.current;
    toFocus.current = undefined;
    if (field === undefined) heading.current?.focus();
    else show(field);
  }, [at]);

  const goTo = (step: number) => {
    if (step === at) return;
    if (step === at - 1) return router.history.back();
    void router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, registerStep: step }),
      resetScroll: false,
    });
  };
  /** Shows a field at its step, with the focus on it. */
  const reveal = (field: keyof RegisterValues) => {
    const own = steps.findIndex((step) => fieldsOf(step).some((each) => each === field));
    // What follows the fields is on the last step.
    const step = own === -1 ? steps.length - 1 : own;
    if (step === at) return show(field);
    toFocus.current = field;
    goTo(step);
  };
  return { at, box, heading, reveal, next: () => goTo(at + 1), back: () => goTo(at - 1) };
}
