import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '@palpite/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonTone, IconButton } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { Drawer } from '@palpite/ui/drawer.tsx';
import { Menu, MenuItem, MenuSeparator } from '@palpite/ui/menu.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { Pagination } from '@palpite/ui/pagination.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '@palpite/ui/state-panel.tsx';
import { Switch } from '@palpite/ui/switch.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { LONG_TEXT } from './long-text.ts';
import { Sample } from './sample.tsx';
import { LongTexts } from './specimen-long.tsx';
import { Pictures } from './specimen-pictures.tsx';

/* Every primitive in every state, for development and tests. Its texts are samples for developers, so they are in
   no catalogue. */

const BUTTON_TONES: readonly ButtonTone[] = ['accent', 'neutral', 'quiet', 'danger'];
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const BADGE_TONES: readonly BadgeTone[] = [
  'accent',
  'neutral',
  'positive',
  'negative',
  'warning',
  'info',
  'art',
];

export function SpecimenScreen() {
  return (
    <div className="mx-auto flex max-w-content flex-col gap-10 px-4 py-8">
      <h1 className="text-32 font-bold">Primitives</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Marks />
      <Pictures />
      <Dialogs />
      <Numbers />
      <States />
      <LongTexts />
    </div>
  );
}

function Buttons() {
  return (
    <Sample title="Buttons">
      {BUTTON_TONES.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} tone={tone} size={size}>
              {`${tone} ${size}`}
            </Button>
          ))}
          <Button tone={tone} busy>
            {`${tone} busy`}
          </Button>
          <Button tone={tone} disabled>
            {`${tone} disabled`}
          </Button>
          <IconButton tone={tone} label={`${tone} icon`} icon={<Bell size={20} />} />
        </div>
      ))}
    </Sample>
  );
}

const CLASSES = ['Lines', 'Ways', 'Hold and spin'].map((label) => ({ value: label, label }));

function Fields() {
  return (
    <Sample title="Fields">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" hint="As on your document." placeholder="Ana Souza" />
        <TextField label="With an icon" icon={<Search size={20} />} />
        <TextField label="Wrong" defaultValue="x" error="Use at least four characters." />
        <TextField label="Off" defaultValue="Not to be changed" disabled />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
        <PasswordField
          label="Wrong password"
          defaultValue="tapir"
          error="Use at least eight characters."
          showLabel="Show password"
          hideLabel="Hide password"
        />
        <SelectField label="Class" options={CLASSES} />
        <SelectField label="Wrong class" options={CLASSES} error="Choose another class." />
        <SelectField label="No class" options={CLASSES} disabled />
        <SelectField label="Class in a row" options={CLASSES} compact />
      </div>
    </Sample>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Sample title="Choices">
      <div className="grid gap-2 md:max-w-md">
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I agree" error="Agree to go on." />
        <Checkbox label="Off" disabled />
        <Switch label="Sound" checked={on} onChange={() => setOn(!on)} />
        <Switch label="Music" />
        <Switch label="Off" disabled />
      </div>
      <Tabs
        label="Sample tabs"
        tabs={[
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
          { id: 'three', label: 'Three' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p>{`The panel of ${tab}.`}</p>
      </Tabs>
    </Sample>
  );
}

function Marks() {
  return (
    <Sample title="Badges and skeletons">
      <div className="flex flex-wrap gap-2">
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="flex gap-4">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="size-10 rounded-full" />
      </div>
    </Sample>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'modal' | 'alert' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Sample title="Dialogs, menu, notices">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('modal')}>Open modal</Button>
        <Button onClick={() => setOpen('alert')}>Open question</Button>
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
        <Button onClick={() => showToast({ tone: 'positive', text: 'Saved.' })}>Notice</Button>
        <Button onClick={() => showToast({ tone: 'info', text: LONG_TEXT })}>Long notice</Button>
        <Button onClick={() => showToast({ tone: 'negative', text: 'It failed.' })}>Fault</Button>
        <Menu
          label="Sample menu"
          renderTrigger={(attributes) => (
            <Button {...attributes} tone="neutral">
              Open menu
            </Button>
          )}
        >
          <MenuItem icon={<Bell size={20} />} onSelect={() => undefined}>
            First
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => undefined}>Second</MenuItem>
        </Menu>
      </div>
      <Modal
        name="specimen"
        title="A modal"
        closeLabel="Close"
        open={open === 'modal'}
        onClose={close}
        footer={<Button tone="accent">Go on</Button>}
      >
        <p>The page behind it stands still.</p>
      </Modal>
      <AlertDialog
        name="specimen-question"
        title="Leave the table?"
        open={open === 'alert'}
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={close}
        onClose={close}
      >
        The round in progress is played to its end.
      </AlertDialog>
      <Drawer
        name="specimen-drawer"
        label="A drawer"
        closeLabel="Close"
        open={open === 'drawer'}
        onClose={close}
      >
        <p className="p-4">A panel from the edge.</p>
      </Drawer>
    </Sample>
  );
}

function Numbers() {
  const [page, setPage] = useState(5);
  return (
    <Sample title="Money and pages">
      <div className="flex flex-col items-start gap-1 text-20">
        <Money text="R$ 1.234.567,89" />
        <Money text="+R$ 120,00" tone="gain" toneLabel="Gain" />
        <Money text="−R$ 45,50" tone="loss" toneLabel="Loss" />
      </div>
      <Pagination
        label="Sample pages"
        page={page}
        totalPages={24}
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(number) => `Page ${number}`}
        renderPage={({ page: to, content, current, className, attributes }) => (
          <button
            type="button"
            className={className}
            onClick={() => setPage(to)}
            aria-current={current ? 'page' : undefined}
            {...attributes}
          >
            {content}
          </button>
        )}
      />
    </Sample>
  );
}

function States() {
  return (
    <Sample title="States">
      <EmptyState picture={<SearchX size={32} />} title="Nothing found" headingLevel={3}>
        Try another name.
      </EmptyState>
      <ErrorState
        title="The list could not be loaded"
        headingLevel={3}
        actions={<Button tone="accent">Try again</Button>}
      >
        Nothing you did is lost.
      </ErrorState>
    </Sample>
  );
}
