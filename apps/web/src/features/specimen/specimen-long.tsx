import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Switch } from '@palpite/ui/switch.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import SearchX from 'lucide-react/icons/search-x';
import { LONG_TEXT } from './long-text.ts';
import { Sample } from './sample.tsx';

/** How each primitive looks with a language of long words, or a careless operator. */
export function LongTexts() {
  return (
    <Sample title="Long texts">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="accent">{LONG_TEXT}</Button>
        <Badge tone="warning">{LONG_TEXT}</Badge>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={LONG_TEXT} hint={LONG_TEXT} defaultValue={LONG_TEXT} />
        <TextField label="Wrong" error={LONG_TEXT} defaultValue={LONG_TEXT} />
        <SelectField label={LONG_TEXT} options={[{ value: 'long', label: LONG_TEXT }]} />
        <div className="flex min-w-0 flex-col gap-2">
          <Checkbox label={LONG_TEXT} error={LONG_TEXT} />
          <Switch label={LONG_TEXT} />
        </div>
      </div>
      <Tabs
        label="Long tabs"
        tabs={[
          { id: 'one', label: LONG_TEXT },
          { id: 'two', label: LONG_TEXT },
        ]}
        selected="one"
        onSelect={() => undefined}
      >
        <p>{LONG_TEXT}</p>
      </Tabs>
      <div className="text-20">
        <Money text="₫ 123.456.789.012.345.678" />
      </div>
      <EmptyState picture={<SearchX size={32} />} title={LONG_TEXT} headingLevel={3}>
        {LONG_TEXT}
      </EmptyState>
    </Sample>
  );
}
