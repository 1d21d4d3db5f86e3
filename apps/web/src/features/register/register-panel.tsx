import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { type HistoryState, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { readDraft } from '../../lib/draft.ts';
import { closeDialog } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { registrationWays } from '../../parts/identity/registration-offer.ts';
import { NewPlayerPromotions } from './new-player-promotions-later.tsx';
import { RegisterCover } from './register-cover.tsx';
import { REGISTER_DRAFT, saveChosenWay } from './register-draft.ts';
import type { RegistrationWay } from './register-fields.ts';
import { RegisterForm } from './register-form.tsx';
import { registerRulesQuery } from './register-rules.ts';

/**
 * The registration form once its rules have loaded: on the page, where it can be emptied, and in the login dialog. Two
 * tabs where the operator offers both ways; values of fields in both move with a change of tab.
 */
export function RegisterPanel({ onPage = false }: { onPage?: boolean }) {
  const { i18n, t } = useLingui();
  const services = useServices();
  const { status } = services.boot;
  const ways = registrationWays(status);
  const [chosen, choose] = useChosenWay(ways);
  const { data, error, isPending, refetch } = useQuery(registerRulesQuery(services));
  if (isPending) return <Skeleton className="h-160 w-full" />;
  if (!data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-14 text-negative">
        {callMessage(i18n, error)}
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const rulesOf = { username: data.rules, mobile: data.mobileRules };
  const asksForCode = ways.some((way) => rulesOf[way].verificationCode?.enabled);
  // Firebase may show a challenge, which could not be answered behind a modal dialog.
  if (!onPage && asksForCode && status.info.firebase) {
    return <ToRegisterPage />;
  }
  // An open form keeps its state when a later fetch of the rules fails.
  const form = (
    <RegisterForm
      key={chosen}
      way={chosen}
      rules={rulesOf[chosen]}
      termsVersion={data.termsVersion}
      onPage={onPage}
    />
  );
  const labels = { username: t`By account name`, mobile: t`By mobile number` };
  return (
    <>
      {ways.length < 2 ? (
        form
      ) : (
        <Tabs
          label={t`How to register`}
          tabs={ways.map((id) => ({ id, label: labels[id] }))}
          selected={chosen}
          onSelect={choose}
        >
          {form}
        </Tabs>
      )}
      {!onPage && <NewPlayerPromotions className="mt-2" />}
    </>
  );
}

/** The registration in a dialog, under the brand's band. */
export function RegisterInDialog() {
  return (
    <div className="flex flex-col gap-4">
      <div className="relative -mx-5 sm:mx-0 sm:overflow-hidden sm:rounded-box">
        <RegisterCover form="strip" />
      </div>
      <RegisterPanel />
    </div>
  );
}

/** Navigates to the page once. The router's own component would do so again at each render. */
function ToRegisterPage() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({ to: '/register', search: closeDialog, replace: true });
  }, [router]);
  return null;
}

const SAME_PAGE = { to: '.', search: true, replace: true, resetScroll: false } as const;
const withoutStep = (state: HistoryState) => ({ ...state, registerStep: undefined });

/** The chosen tab, also after a reload. */
function useChosenWay(ways: readonly RegistrationWay[]) {
  const { texts } = useServices();
  const router = useRouter();
  const [wanted, setWanted] = useState<string>();
  // The server rendered only the first tab: the texts of the other may still be loading. It cannot know the draft
  // either.
  useEffect(() => {
    void texts.complete().then(() => setWanted((way) => way ?? readDraft(REGISTER_DRAFT).way));
  }, [texts]);
  const chosen = ways.find((way) => way === wanted) ?? ways[0] ?? 'username';
  const choose = (way: RegistrationWay) => {
    saveChosenWay(way);
    void texts.complete().then(() => {
      setWanted(way);
      // Another way begins at its first step.
      if (way !== chosen) void router.navigate({ ...SAME_PAGE, state: withoutStep });
    });
  };
  return [chosen, choose] as const;
}
