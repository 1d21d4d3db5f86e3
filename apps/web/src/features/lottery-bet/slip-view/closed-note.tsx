import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { Note } from '../../../parts/bet/slip/note.tsx';
import type { LotteryIssue } from '../../../parts/lottery/issue-clock.ts';
import { issueText } from '../../../parts/lottery/issue-text.ts';
import { useTickets } from './use-tickets.ts';

interface ClosedNoteProps {
  gameCode: string;
  issue: LotteryIssue;
  /** Something was chosen and not placed in time. */
  waiting: boolean;
}

/** An issue has closed: what its reader has in it and what is not. It says only what is known. */
export function ClosedNote({ gameCode, issue, waiting }: ClosedNoteProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { closesAt } = issue;
  const tickets = useTickets(gameCode, issue.numero);
  const numero = issueText(issue.numero, i18n.locale);
  const time = momentText(closesAt, timeZone, i18n.locale);
  if (waiting && tickets === 'none') {
    return (
      <Note>{t`Issue ${numero} closed at ${time}. Nothing is placed and nothing is taken; your numbers stay.`}</Note>
    );
  }
  const count = typeof tickets === 'object' ? tickets.count : undefined;
  return (
    <Note>
      <p>
        {count === undefined
          ? t`Issue ${numero} closed at ${time}.`
          : t`Issue ${numero} closed at ${time}. Your bets in it: ${count}.`}
      </p>
      {waiting && (
        <p>{t`What you had not placed by then is not in it, and nothing is taken for it; your numbers stay.`}</p>
      )}
    </Note>
  );
}
