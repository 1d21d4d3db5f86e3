import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RegistrationWay } from './register-fields.ts';
import { fieldsOf, type RegisterStep } from './register-steps.ts';
import type { RegisterValues } from './register-values.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which step of the registration, from 0, this entry of the history shows: each way has steps of its own. */
    registerStep?: { way: RegistrationWay; step: number } | undefined;
  }
}

/**
 * The step that is shown, as an entry of the history, so that the back button goes back one. A reload stays there.
 * @returns how to show a field wherever it is, and how to go on
 */
export function useRegisterSteps(steps: readonly RegisterStep[], way: RegistrationWay) {
  const router = useRouter();
  const wanted = useRouterState({
    select: ({ location: { state } }) =>
      state.registerStep?.way === way ? state.registerStep.step : 0,
  });
  // The server does not know the history, and has drawn the first.
  const live = useHydrated();
  const at = live ? Math.min(wanted, steps.length - 1) : 0;
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toFocus = useRef<string>(undefined);
  const shown = useRef<number>(undefined);

  const show = (field: string) => {
    const input = box.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };
  useEffect(() => {
    const before = shown.current;
    if (!live || before === at) return;
    shown.current = at;
    // The step that a page opens with takes no focus.
    if (before === undefined) return;
    const field = toFocus.current;
    toFocus.current = undefined;
    if (field === undefined) heading.current?.focus();
    else show(field);
  }, [at, live]);

  const goTo = (step: number) => {
    if (step === at) return;
    if (step === at - 1) return router.history.back();
    void router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, registerStep: { way, step } }),
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
