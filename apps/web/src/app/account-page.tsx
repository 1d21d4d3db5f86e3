import { ContactsSection } from '../features/contact/contacts-section.tsx';
import { PayoutsSection } from '../features/payout/payouts-section.tsx';
import { ProfileSection } from '../features/profile/profile-section.tsx';
import { LoginHistorySection } from '../features/security/login-history-section.tsx';
import { PasswordSection } from '../features/security/password-section.tsx';
import { SessionsSection } from '../features/security/sessions-section.tsx';
import { TwoStepSection } from '../features/security/two-step-section.tsx';

/** The member's own account: profile, contacts, security, payout accounts and login history. */
export function AccountPage() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 p-4 md:gap-6 md:p-6 xl:grid-cols-2">
      <ProfileSection />
      <ContactsSection />
      <PasswordSection />
      <PayoutsSection />
      <TwoStepSection />
      <SessionsSection />
      <div className="min-w-0 xl:col-span-2">
        <LoginHistorySection />
      </div>
    </div>
  );
}
