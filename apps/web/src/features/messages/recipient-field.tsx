import { Trans, useLingui } from '@lingui/react/macro';
import type { messageListCorrespondents } from '@palpite/contract/message.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { Button } from '@palpite/ui/button.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { usePaced } from '../../lib/use-paced.ts';
import { useCorrespondents } from './messages-api.ts';

/** Represents the upline among downlines' numbers. */
export const UPLINE = 'upline';

interface Option {
  value: string;
  label: string;
}

interface RecipientFieldProps {
  /** `UPLINE` or a downline's number, as in the address; `new` for an open choice. */
  wanted: string;
  /** Null until a possible recipient is known. */
  chosen: string | null;
  onChoose: (recipient: string) => void;
  /** The beginning of the downline's name; empty for all. */
  startsWith: string;
  error: string | undefined;
}

/** The recipient of a message: the upline or a downline; when there are many, searched by name. */
export function RecipientField({
  wanted,
  chosen,
  onChoose,
  startsWith,
  error: problem,
}: RecipientFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(startsWith);
  const [name, setName] = useState(startsWith);
  const { follow } = usePaced(setName);
  const type = (text: string) => {
    setTyped(text);
    follow(text.trim());
  };
  const all = useCorrespondents('');
  const found = useCorrespondents(name);
  const { data } = found;
  const options = data ? optionsOf(data, t`Your upline`) : [];
  const shown = useShownOptions(options, { wanted, chosen, onChoose });

  const error = found.error ?? all.error;
  if (error && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
        <p className="text-negative">{callMessage(i18n, error)}</p>
        <Button size="sm" onClick={() => void Promise.all([all.refetch(), found.refetch()])}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-18" />;
  const hint = data.more
    ? t`There are more: type the start of the name.`
    : name !== '' && data.downlines.length === 0
      ? t`None of your direct downlines has a name like this.`
      : undefined;
  return (
    <div className="flex flex-col gap-3">
      {all.data?.more && (
        <TextField
          label={t`Find a downline by name`}
          type="search"
          icon={<Search size={20} />}
          maxLength={64}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          trailing={<SearchClear label={t`Clear search`} value={typed} onClear={() => type('')} />}
        />
      )}
      <SelectField
        label={t({ context: 'recipient', message: 'To' })}
        options={shown}
        value={chosen ?? ''}
        hint={hint}
        error={problem}
        onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
      />
    </div>
  );
}

/** The options of the list, always with the chosen recipient; makes the first choice when it is unambiguous. */
function useShownOptions(
  options: readonly Option[],
  { wanted, chosen, onChoose }: Pick<RecipientFieldProps, 'wanted' | 'chosen' | 'onChoose'>,
): readonly Option[] {
  const { t } = useLingui();
  // The recipient in the address may not be possible: then no other is chosen instead.
  const start = wanted === 'new' ? options[0] : options.find(({ value }) => value === wanted);
  const choose = useEffectEvent(onChoose);
  const isToBegin = chosen === null && start !== undefined;
  useEffect(() => {
    if (isToBegin) choose(start.value);
  }, [isToBegin, start?.value]);
  // A search may find others: the chosen recipient stays until another is picked.
  const [kept, setKept] = useState<Option>();
  const offered = options.find(({ value }) => value === chosen);
  if (offered && (offered.value !== kept?.value || offered.label !== kept.label)) setKept(offered);
  if (offered) return options;
  return chosen !== null && kept
    ? [kept, ...options]
    : [{ value: '', label: t`Choose a recipient` }, ...options];
}

function optionsOf(
  { upline, downlines }: ValueOutput<typeof messageListCorrespondents>,
  uplineLabel: string,
): readonly Option[] {
  return [
    ...(upline ? [{ value: UPLINE, label: `${uplineLabel} (${upline.name})` }] : []),
    ...downlines.map(({ downlineId, name }) => ({ value: downlineId, label: name })),
  ];
}
