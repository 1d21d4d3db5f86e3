import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { register } from '@palpite/contract/registration.ts';
import { registerSettings } from '@palpite/contract/system.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { dropDraft } from '../../lib/draft.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { REGISTER_DRAFT } from './register-draft.ts';

export type RegisterRequest = BodyInput<typeof register>;

/** What the operator asks of each field now; a form that is opened later follows a change. */
export function useRegisterRules() {
  return useQuery({ ...callQuery(useServices(), registerSettings, {}), staleTime: 0 });
}

/**
 * Registers and signs in, then goes home and says so. The same form sent again, after an answer was lost,
 * is the same act: it makes no second account.
 */
export function useRegister() {
  const { client, session } = useServices();
  const router = useRouter();
  const signIn = useSignIn();
  const act = useRef({ form: '', key: '' });
  return useMutation({
    mutationFn: (body: RegisterRequest) => {
      const form = JSON.stringify(body);
      if (act.current.form !== form) act.current = { form, key: crypto.randomUUID() };
      return client.call(register, { body, idempotencyKey: act.current.key });
    },
    onSuccess: async ({ session: start }) => {
      dropDraft(REGISTER_DRAFT);
      await signIn(() => session.begin(start, false), 'home');
      await router.navigate({ to: '/', search: { registered: 1 }, replace: true });
    },
  });
}
