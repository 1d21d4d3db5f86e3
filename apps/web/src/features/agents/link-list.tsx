import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateLink } from '@palpite/contract/affiliate-link.ts';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { PageLinks } from './page-links.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { Answered } from '../../lib/answered.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { CopyButton } from '../../lib/copy-button.tsx';
import { wholeNumber } from '../../lib/search-value.ts';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { useDisableLink, useLinks } from './agents-api.ts';
import { useLinkAddress } from './link-address.ts';

/** The agent's links with the registrations through them; open ones can be closed. */
export function LinkList({ onCreate }: { onCreate: () => void }) {
  const { t } = useLingui();
  const [values] = useReport();
  const page = wholeNumber(Number(values.page), 1, 10_000) ?? 1;
  return (
    <Answered
      answer={useLinks(page)}
      headingLevel={2}
      failed={t`Your links could not be loaded`}
      waiting={
        <div className="flex flex-col gap-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      }
    >
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <NoLinks onCreate={onCreate} />
        ) : (
          <Links list={list} page={page} totalPages={totalPages} />
        )
      }
    </Answered>
  );
}

function NoLinks({ onCreate }: { onCreate: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<Link2 size={32} />}
      title={t`You have no links yet`}
      actions={
        <Button tone="accent" onClick={onCreate}>
          <Trans>Create link</Trans>
        </Button>
      }
    >
      <Trans>People who register through your link become your direct downlines.</Trans>
    </EmptyState>
  );
}

interface LinksProps {
  list: readonly AffiliateLink[];
  page: number;
  totalPages: number;
}

function Links({ list, page, totalPages }: LinksProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<AffiliateLink | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {list.map((link) => (
          <LinkRow key={link.linkId} link={link} onDisable={() => setAsked(link)} />
        ))}
      </ul>
      <PageLinks label={t`Pages of links`} page={page} totalPages={totalPages} />
      <DisableDialog link={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function LinkRow({ link, onDisable }: { link: AffiliateLink; onDisable: () => void }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const address = useLinkAddress()(link.code);
  const { label, createdAt, disabledAt, visits, registrations, firstDeposits } = link;
  const since = dateText(createdAt, timeZone, i18n.locale);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 sm:flex-row">
      {disabledAt === null && <QrCode text={address} label={t`QR code of ${label}`} size={112} />}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-16 font-bold break-words">{label}</h2>
          {disabledAt === null ? (
            <Badge tone="positive">
              <Trans context="link">Open</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Closed</Trans>
            </Badge>
          )}
        </div>
        <p className="font-mono text-13 break-all text-muted select-all">{address}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 tabular">
          <span>
            <Plural value={visits} one="# visit" other="# visits" />
          </span>
          <span>
            <Plural value={registrations} one="# registration" other="# registrations" />
          </span>
          <span>
            <Plural value={firstDeposits} one="# first deposit" other="# first deposits" />
          </span>
          <span className="text-muted">
            <Trans>Created {since}</Trans>
          </span>
        </p>
        {disabledAt === null && (
          <div className="flex flex-wrap gap-3">
            <CopyButton text={address} label={t`Copy the link ${label}`} />
            <Button tone="danger" aria-label={t`Close link ${label}`} onClick={onDisable}>
              <Trans>Close link</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Asks before a link is closed: printed copies of it stop working then. */
function DisableDialog({ link, onClose }: { link: AffiliateLink | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const disable = useDisableLink();
  const confirm = () => {
    if (link === null) return;
    disable.mutate(link.linkId, {
      onSuccess: () => showToast({ tone: 'positive', text: t`The link is closed.` }),
      onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
      onSettled: onClose,
    });
  };
  return (
    <AlertDialog
      name="close-link"
      open={link !== null}
      title={t`Close this link?`}
      confirmLabel={t`Close link`}
      cancelLabel={t`Cancel`}
      danger
      busy={disable.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Trans>
        The link {link?.label ?? ''} will stop working and cannot be reopened. Members who
        registered through it stay below you.
      </Trans>
    </AlertDialog>
  );
}
