import { Plural } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';

interface LateCountProps {
  lateCount: number;
}

/** How many of the counted draws were late; nothing where none was. */
export function LateCount({ lateCount }: LateCountProps) {
  if (lateCount === 0) return null;
  return (
    <p className="flex gap-3 text-14">
      <Hourglass size={20} aria-hidden="true" className="shrink-0 text-warning" />
      <span>
        <Plural
          value={lateCount}
          one="# of these draws was late: its seed came more than ten minutes after its time. Each seed was fixed before the sales."
          other="# of these draws were late: their seeds came more than ten minutes after their time. Each seed was fixed before the sales."
        />
      </span>
    </p>
  );
}
