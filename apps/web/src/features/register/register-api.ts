import type { BodyInput } from '@palpite/contract/endpoint.ts';
import {
  affiliateCodeCheck,
  memberRegister,
  memberRegisterByMobile,
} from '@palpite/contract/registration.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sendAct } from '../../lib/act/send-act.ts';
import { dropDraft } from '../../lib/draft.ts';
import { useServices } from '../../lib/services.ts';
import { useSignIn } from '../../parts/identity/use-sign-in.ts';
import { REGISTER_DRAFT } from './register-draft.ts';

/** A form ready to be sent, by either way of registering. */
export type Registration = (
  | { way: 'username'; body: BodyInput<typeof memberRegister> }
  | { way: 'mobile'; body: BodyInput<typeof memberRegisterByMobile> }
) & {
  /** The typed affiliate code, which is checked first. One from a link is not. */
  codeToCheck: string | undefined;
};

interface Act {
  registration: Registration;
  /** Makes Firebase verify the number, where it sends the codes. @returns its id token */
  prove: (() => Promise<string>) | undefined;
}

/**
 * Registers and signs in, then goes home and confirms it. The same form sent again, after a lost answer, is the same
 * act: it makes no second account.
 */
export function useRegister() {
  const services = useServices();
  const { boot, client, session } = services;
  const router = useRouter();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async ({ registration: { codeToCheck: code, ...registration }, prove }: Act) => {
      if (code !== undefined) {
        await client.call(affiliateCodeCheck, { query: { code, domain: boot.origin } });
      }
      const firebaseIdToken = await prove?.();
      const { way, body } = registration;
      return way === 'mobile'
        ? sendAct(services, memberRegisterByMobile, { body: { ...body, firebaseIdToken } })
        : sendAct(services, memberRegister, { body: { ...body, firebaseIdToken } });
    },
    onSuccess: async ({ session: start }, { registration: { way } }) => {
      dropDraft(REGISTER_DRAFT);
      await signIn(() => session.begin(start, false), 'home');
      const registered = way === 'mobile' ? 'mobile' : 1;
      await router.navigate({ to: '/', search: { registered }, replace: true });
    },
  });
}
