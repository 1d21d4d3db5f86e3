import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { passwordChange } from '@palpite/contract/password.ts';
import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { sendAct } from '../../../lib/act/send-act.ts';
import { callQuery, MEMBER_KEY } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';

/** What the operator asks of each field; undefined until it is known (the server checks all the same). */
export function useFieldRules() {
  return useQuery(callQuery(useServices(), systemGetRegisterSettings, {})).data;
}

/** What the operator asks of a password. */
export function usePasswordRule() {
  return useFieldRules()?.rules.password;
}

/** Changes the password: every session of the account ends, and the tabs of this browser go on in a new one. */
export function useChangePassword() {
  const services = useServices();
  const { queryClient, session } = services;
  return useMutation({
    mutationFn: (body: BodyInput<typeof passwordChange>) =>
      session.replace(() => sendAct(services, passwordChange, { body })),
    // What the server refused while the change was due is asked for now.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] }),
  });
}
