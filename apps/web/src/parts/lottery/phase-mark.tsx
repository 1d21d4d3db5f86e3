import { useLingui } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import Triangle from 'lucide-react/icons/triangle-alert';
import Wrench from 'lucide-react/icons/wrench';
import type { IssueClock } from './issue-clock.ts';

/** Where an issue is, as a word with its own shape; nothing while that is not known. */
export function PhaseMark({ phase }: { phase: IssueClock['phase'] | 'rest' }) {
  const { t } = useLingui();
  switch (phase) {
    case 'open':
      return <Badge tone="positive" icon={<CircleDot size={12} />}>{t`Open`}</Badge>;
    case 'closing':
      return <Badge tone="warning" icon={<Triangle size={12} />}>{t`Closing soon`}</Badge>;
    case 'closed':
      return <Badge icon={<Circle size={12} />}>{t`Closed, drawing`}</Badge>;
    case 'none':
      return <Badge icon={<Circle size={12} />}>{t`Not on sale`}</Badge>;
    case 'rest':
      return <Badge icon={<Wrench size={12} />}>{t`Under maintenance`}</Badge>;
    default:
      return null;
  }
}
