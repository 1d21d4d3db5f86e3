import { useLingui } from '@lingui/react/macro';
import { authenticatorGet } from '@palpite/contract/authenticator.ts';
import { contactList } from '@palpite/contract/contact.ts';
import { payoutAccountList } from '@palpite/contract/payout.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

export interface SecurityFact {
  readonly name: string;
  /** What is set, or what it is for. */
  readonly detail: string;
  readonly isSet: boolean;
  /** The page of the centre where it is set. */
  readonly page: string;
}

/** What protects the account, from three calls that are ready or fail together. */
export function useSecurityFacts() {
  const { t } = useLingui();
  const services = useServices();
  const login = useQuery(callQuery(services, authenticatorGet, {}));
  const contacts = useQuery(callQuery(services, contactList, {}));
  const payout = useQuery(callQuery(services, payoutAccountList, {}));
  const asked = [login, contacts, payout];
  const state = {
    error: asked.find(({ data, error }) => data === undefined && error)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(asked.filter(({ data }) => !data).map((each) => each.refetch())),
  };
  if (!login.data || !contacts.data || !payout.data) return { ...state, data: undefined };
  const { hasPassword, enabledAt } = login.data;
  const proved = contacts.data.list.filter((contact) => contact.proved);
  const { hasPaymentPassword, list } = payout.data;
  const account = 'securityCenter';
  const set = t({ message: 'Set', context: 'state' });
  const data: readonly SecurityFact[] = [
    {
      name: t`Login password`,
      detail: hasPassword ? set : t`Log in without waiting for a code`,
      isSet: hasPassword,
      page: account,
    },
    {
      name: t`Confirmed contact`,
      detail:
        proved.map(({ destination }) => destination).join(', ') ||
        t`Lets you back in if you forget your password`,
      isSet: proved.length > 0,
      page: account,
    },
    {
      name: t`Two-step login`,
      detail: enabledAt ? t`On` : t`A stolen password alone opens nothing`,
      isSet: enabledAt !== null,
      page: account,
    },
    {
      name: t`Payment password`,
      detail: hasPaymentPassword ? set : t`Needed for withdrawals`,
      isSet: hasPaymentPassword,
      page: 'withdraw',
    },
    {
      name: t`Payout account`,
      detail: list[0]?.destination ?? t`Where your withdrawals go`,
      isSet: list.length > 0,
      page: 'withdraw',
    },
  ];
  return { ...state, data };
}
