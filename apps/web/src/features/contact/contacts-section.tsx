import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { Answered } from '../../lib/answered.tsx';
import { type Channel, type Contact, useContacts } from './contact-api.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** The account's mobile number and email address, each set or changed by a code. */
export function ContactsSection() {
  const answer = useContacts();
  const [open, setOpen] = useState<Channel | null>(null);
  return (
    <section
      id="contacts"
      aria-labelledby="contacts-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="contacts-title" className="text-16 font-bold">
          <Trans>How we reach you</Trans>
        </h2>
        <p className="text-13 text-muted">
          <Trans>A confirmed contact lets you back in if you forget your password.</Trans>
        </p>
      </div>
      <Answered answer={answer} waiting={<Skeleton className="h-32" />}>
        {({ list }) => (
          <ul className="flex flex-col divide-y divide-border">
            {list.map((contact) => (
              <ContactRow
                key={contact.channel}
                contact={contact}
                onChange={() => setOpen(contact.channel)}
              />
            ))}
          </ul>
        )}
      </Answered>
      {open && <ContactDialog channel={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function ContactRow({ contact, onChange }: { contact: Contact; onChange: () => void }) {
  const { t } = useLingui();
  const { channel, destination, proved, changeable } = contact;
  const name = channel === 'sms' ? t`Mobile number` : t`Email`;
  const Icon = channel === 'sms' ? Smartphone : Mail;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted"
      >
        <Icon size={20} />
      </span>
      <div className="flex min-w-32 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 font-semibold">
          {name}
          {destination !== null &&
            (proved ? (
              <Badge tone="positive">
                <Trans>Confirmed</Trans>
              </Badge>
            ) : (
              <Badge tone="warning">
                <Trans>Not confirmed</Trans>
              </Badge>
            ))}
        </p>
        <p className="text-13 break-all text-muted">{destination ?? <Trans>None yet</Trans>}</p>
      </div>
      {changeable ? (
        <Button
          size="sm"
          aria-label={destination === null ? t`Set: ${name}` : t`Change: ${name}`}
          onClick={onChange}
        >
          {destination === null ? <Trans>Set</Trans> : <Trans>Change</Trans>}
        </Button>
      ) : (
        <p className="text-13 text-muted">
          <Trans>To change it, write to customer service.</Trans>
        </p>
      )}
    </li>
  );
}
