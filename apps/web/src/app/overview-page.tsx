import { LastLoginSection } from '../features/overview/last-login-section.tsx';
import { MoneySection, TurnoverSection } from '../features/overview/money-section.tsx';
import { SecuritySection } from '../features/overview/security-section.tsx';
import { LastBets, LastMovements } from '../features/records/last-records.tsx';

/** The account at a glance: money first, then what happened last, then what protects it. */
export function OverviewPage() {
  return (
    <div className="@container p-4 md:p-6">
      <div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[7fr_5fr]">
        <MoneySection />
        <TurnoverSection />
        <LastBets />
        <LastMovements />
        <SecuritySection />
        <LastLoginSection />
      </div>
    </div>
  );
}
