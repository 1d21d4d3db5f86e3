import { useLingui } from '@lingui/react/macro';
import { timeFaults } from '@palpite/lottery/verify-times.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { TimeFaults } from '../../../parts/lottery/time-faults.tsx';
import { useSealCheck } from '../../../parts/lottery/use-seal-check.ts';
import type { Receipt } from './mine.ts';

/** What the site signed of a bet and its list, and whether the times are in order, as this browser finds out. */
export function ReceiptSigned({ receipt: { leaf, acceptance, proof } }: { receipt: Receipt }) {
  const { t } = useLingui();
  const { check } = useSealCheck();
  if (check === undefined) return null;
  const { isCloseSigned } = check.laterSigned(proof);
  const isAccepted = leaf && acceptance ? check.isBetSigned(leaf, acceptance) : undefined;
  const marks = [
    {
      ok: isAccepted,
      text: isAccepted
        ? t`The site signed that it accepted this bet.`
        : t`The signature is not that of this bet.`,
    },
    {
      ok: isCloseSigned,
      text: isCloseSigned
        ? t`The site signed the root, the count of bets and the times of the close.`
        : t`The signature is not that of this root, this count and these times.`,
    },
  ];
  return (
    <>
      <ul className="flex flex-col gap-2 text-14">
        {marks
          .filter(({ ok }) => ok !== undefined)
          .map(({ ok, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Mark ok={ok === true} />
              {text}
            </li>
          ))}
      </ul>
      <TimeFaults faults={timeFaults(proof, leaf ?? undefined)} />
    </>
  );
}

function Mark({ ok }: { ok: boolean }) {
  const Icon = ok ? Check : X;
  return (
    <Icon
      size={18}
      aria-hidden="true"
      className={classNames('shrink-0', ok ? 'text-positive' : 'text-negative')}
    />
  );
}
