import type { CaptchaAnswer } from '@palpite/contract/captcha.ts';
import { authenticatorGet } from '@palpite/contract/authenticator.ts';
import {
  contactSendCode,
  contactList,
  contactSet,
  type NewContact,
} from '@palpite/contract/contact.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { tidyEmail } from '@palpite/domain/email.ts';
import { tidyValue } from '@palpite/domain/field-rule.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

export type Contact = ValueOutput<typeof contactList>['list'][number];
export type Channel = Contact['channel'];

/** The values of the form; each channel shows some of them. */
export interface ContactValues {
  countryDialingCode: string;
  mobileNum: string;
  email: string;
  captcha: string;
  verificationCode: string;
  password: string;
}

type Typed = Pick<ContactValues, 'countryDialingCode' | 'mobileNum' | 'email'>;

export function useContacts() {
  return useQuery(callQuery(useServices(), contactList, {}));
}

/** Whether the account has a password, which a change requires; true while that is unknown. */
export function useHasPassword(): boolean {
  return useQuery(callQuery(useServices(), authenticatorGet, {})).data?.hasPassword ?? true;
}

export function newContact(
  channel: Channel,
  { countryDialingCode, mobileNum, email }: Typed,
): NewContact {
  return channel === 'sms'
    ? { channel, countryDialingCode, mobileNum }
    : { channel, email: tidyEmail(email) };
}

export function useAskForCode(channel: Channel) {
  const { client } = useServices();
  return (typed: Typed, captcha?: CaptchaAnswer) =>
    client.call(contactSendCode, { body: { contact: newContact(channel, typed), captcha } });
}

export function useSetContact(channel: Channel, hasPassword: boolean) {
  return useAct(
    contactSet,
    ({ verificationCode, password, ...typed }: ContactValues) => ({
      body: {
        contact: newContact(channel, typed),
        verificationCode: tidyValue('verificationCode', verificationCode),
        ...(hasPassword ? { password } : {}),
      },
    }),
    { readOf: (services) => callQuery(services, contactList, {}).queryKey },
  );
}
