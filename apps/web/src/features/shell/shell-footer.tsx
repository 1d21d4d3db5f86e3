import { Trans, useLingui } from '@lingui/react/macro';
import type { Footer } from '@palpite/contract/brand.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Mark } from '@palpite/ui/mark.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useServices } from '../../lib/services.ts';
import { useNetworks } from './use-networks.tsx';

const CountedVisits = lazyPart(() => import('./counted-visits.tsx'), 'CountedVisits');

/** The brand's own texts at the foot of a page: links, marks, notices, copyright. */
export function ShellFooter() {
  const { t } = useLingui();
  const { boot } = useServices();
  const { footer } = boot.status.info.whitelabel;
  return (
    // Not laid out before it comes near, so that its marks do not compete with the first view: on a slow connection
    // the browser fetches even lazy pictures early. Until then it reserves about its own height on a phone.
    <footer className="footer mt-12 bg-foot text-on-foot [contain-intrinsic-size:auto_75rem] [content-visibility:auto]">
      <div className="edge-to-edge flex flex-col gap-10 py-10 max-md:px-4">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {footer.groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="display mb-2 text-16 shell-top:uppercase">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.url}>
                    <a href={link.url} className="foot-link" {...outsideAttributes(link.url)}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {footer.affiliateUrl !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-foot-line px-5 py-4 shell-side:ink-3 shell-side:border-0 shell-side:bg-ink shell-side:text-on-ink">
            <p className="display text-20 shell-top:uppercase">
              <Trans>Bring your friends</Trans>
            </p>
            <a
              href={footer.affiliateUrl}
              className={buttonClass({ tone: 'accent' })}
              {...outsideAttributes(footer.affiliateUrl)}
            >
              <Trans>Become an affiliate</Trans>
            </a>
          </div>
        )}
        <Networks />
        <MarkRow title={t`Payment methods`} kind="payments" marks={footer.payments} />
        <MarkRow title={t`Providers`} kind="providers" marks={footer.providers} />
        <Notes />
      </div>
    </footer>
  );
}

/** What the law and the brand have to say below all links. */
function Notes() {
  const { t } = useLingui();
  const { info, settings } = useServices().boot.status;
  const { footer } = info.whitelabel;
  const { minimumAge } = settings;
  return (
    <div className="flex flex-col gap-4 border-t border-foot-line pt-6 text-13 text-on-foot-muted">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-current text-14 font-bold text-on-foot tabular shell-side:rounded-control shell-side:border-0 shell-side:bg-ceremony shell-side:text-on-ceremony">
          {t`${minimumAge}+`}
        </span>
        <div className="flex max-w-3xl flex-col gap-2">
          {footer.responsiblePlay !== null && <p>{footer.responsiblePlay}</p>}
          {footer.playMoneyNotice !== null && (
            <p className="font-semibold text-on-foot">{footer.playMoneyNotice}</p>
          )}
        </div>
      </div>
      {info.analytics.gtagId !== null && (
        <Suspense>
          <CountedVisits />
        </Suspense>
      )}
      <p>{footer.copyright}</p>
    </div>
  );
}

/** The brand's pages elsewhere, each by its name. */
function Networks() {
  const { t } = useLingui();
  const networks = useNetworks();
  if (networks.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 text-14 font-bold">
        <Trans>Follow us</Trans>
      </h2>
      <ul aria-label={t`Follow us`} className="flex flex-wrap gap-x-6">
        {networks.map(({ icon, url, name }) => (
          <li key={url}>
            <a href={url} className="foot-link gap-2" {...outsideAttributes(url)}>
              {icon}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Another site opens in a new tab, so that a session or a game is not left by accident. */
function outsideAttributes(url: string): { target?: '_blank'; rel?: string } {
  return url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}

/** A vendor's wordmark has space for two lines; a payment method's name is short. */
const MARK_SIZES = {
  payments: { width: 88, height: 24, className: 'h-6 w-22' },
  // Grey, and turned about in the dark: darkened before, it is bright after.
  providers: { width: 140, height: 32, className: 'h-8 w-35 dark:[&:is(img)]:brightness-50' },
} as const;

interface MarkRowProps {
  title: string;
  kind: keyof typeof MARK_SIZES;
  marks: Footer['payments'];
}

function MarkRow({ title, kind, marks }: MarkRowProps) {
  if (marks.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-14 font-bold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => (
          <li
            key={mark.code}
            className="grid h-11 place-items-center rounded-control border border-foot-line bg-raised px-2"
          >
            <Mark
              src={mark.icon}
              alt={mark.name}
              width={MARK_SIZES[kind].width}
              height={MARK_SIZES[kind].height}
              className={`object-contain dark:[&:is(img)]:hue-rotate-180 dark:[&:is(img)]:invert ${MARK_SIZES[kind].className}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
