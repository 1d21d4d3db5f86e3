import { Trans, useLingui } from '@lingui/react/macro';
import type { messageCorrespondents } from '@palpite/contract/message.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { Button } from '@palpite/ui/button.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { usePaced } from '../../lib/use-paced.ts';
import { useCorrespondents } from './messages-api.ts';

/** Stands for the upline among downlines' numbers. */
export const UPLINE = 'upline';

interface RecipientFieldProps {
  chosen: string;
  onChoose: (recipient: string) => void;
  /** How the name begins of the downline who is meant; empty for anybody. */
  startsWith: string;
}

/** Whom a message goes to: the upline, or a downline; where there are many, found by name. */
export function RecipientField({ chosen, onChoose, startsWith }: RecipientFieldProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState(startsWith);
  const { follow } = usePaced(setName);
  const all = useCorrespondents('');
  const found = useCorrespondents(name);
  const { data } = found;
  const options = data ? optionsOf(data, t`Your upline`) : [];
  const [first] = options;
  const isOffered = options.some(({ value }) => value === chosen);
  const choose = useEffectEvent(onChoose);
  // What the address asks for may not be among those that can be written to.
  useEffect(() => {
    if (first && !isOffered) choose(first.value);
  }, [first, isOffered]);

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
    ? t`There are more: type how the name begins.`
    : name !== '' && data.downlines.length === 0
      ? t`Nobody directly below you has a name like this.`
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
          defaultValue={startsWith}
          onChange={(event) => follow(event.target.value.trim())}
        />
      )}
      <SelectField
        label={t`To`}
        options={options}
        value={chosen}
        hint={hint}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  );
}

function optionsOf(
  { upline, downlines }: ValueOutput<typeof messageCorrespondents>,
  uplineLabel: string,
) {
  return [
    ...(upline ? [{ value: UPLINE, label: `${uplineLabel} (${upline.name})` }] : []),
    ...downlines.map(({ downlineId, name }) => ({ value: downlineId, label: name })),
  ];
}
