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
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:gap-6 md:p-6">
      <ProfileSection />
      <ContactsSection />
      <PasswordSection />
      <PayoutsSection />
      <TwoStepSection />
      <SessionsSection />
      <LoginHistorySection />
    </div>
  );
}
