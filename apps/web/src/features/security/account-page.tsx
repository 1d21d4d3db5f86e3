import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** The member's own account: what guards it, and where it is logged in. */
export function AccountPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:gap-6 md:p-6">
      <PasswordSection />
      <TwoStepSection />
      <SessionsSection />
    </div>
  );
}
