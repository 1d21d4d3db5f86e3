import { useLingui } from '@lingui/react/macro';
import { useOwnHour } from './own-hour-text.ts';

/** Behind an hour of Vietnam, the reader's own; nothing where it is the same. */
export function OwnHour({ instant }: { instant: string }) {
  const { t } = useLingui();
  const hour = useOwnHour(instant);
  if (hour === null) return null;
  return <span className="text-12 whitespace-nowrap tabular">{t`· ${hour} here`}</span>;
}
