import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flame from 'lucide-react/icons/flame';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import { useId, useState } from 'react';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { forgetVendor } from '../../parts/catalogue/current-vendor.ts';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { offeredLanguages } from '../../lib/i18n/language.ts';
import { useServices } from '../../lib/services.ts';
import { AppEntries } from './app-entries.tsx';
import { ChatEntry } from './chat-entry.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { sideRowClass, sideTextClass } from './side-row.ts';
import { SocialLinks } from './social-links.tsx';
import { SupportEntries } from './support-entries.tsx';

/** Everything in the side menu: home, the categories with their vendors, promotions, support, apps, languages, networks. */
export function SideMenuEntries() {
  const { t } = useLingui();
  const offer = useOffer();
  return (
    <ul className="flex flex-col gap-0.5">
      <li>
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={sideRowClass}>
          <House size={20} className="shrink-0" />
          <span className={sideTextClass}>
            <Trans>Home</Trans>
          </span>
        </Link>
      </li>
      {offer.map((entry) => (
        <CategoryEntry key={entry.category} entry={entry} />
      ))}
      <li>
        <Link
          to="/promotions"
          activeOptions={{ includeSearch: false }}
          title={t`Promotions`}
          className={sideRowClass}
        >
          <Gift size={20} className="shrink-0" />
          <span className={sideTextClass}>
            <Trans>Promotions</Trans>
          </span>
        </Link>
      </li>
      <SupportEntries />
      <ChatEntry />
      <AppEntries />
      <LanguageEntry />
      <SocialLinks />
    </ul>
  );
}

function CategoryEntry({ entry }: { entry: OfferedCategory }) {
  const { t } = useLingui();
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="relative">
        <Link
          to="/$lobby"
          params={{ lobby: entry.lobby }}
          activeOptions={{ includeSearch: false }}
          title={entry.name}
          className={classNames(sideRowClass, '@min-[12rem]/side:pr-12')}
        >
          <span className="shrink-0">
            <CategoryIcon category={entry.category} />
          </span>
          <span className={sideTextClass}>{entry.name}</span>
          {entry.hot && (
            <>
              <Flame
                size={16}
                className="hidden shrink-0 text-accent-strong @min-[12rem]/side:block"
              />
              <span className="sr-only">
                <Trans>Hot</Trans>
              </span>
            </>
          )}
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={t`Providers of ${entry.name}`}
          onClick={() => setOpen(!open)}
          className="absolute top-0 right-0 hidden size-11 place-items-center rounded-control text-muted outline-offset-[-2px] hover:text-default @min-[12rem]/side:grid"
        >
          <ChevronDown
            size={18}
            className={classNames('transition-[rotate] duration-150', open && 'rotate-180')}
          />
        </button>
      </div>
      <ul
        id={listId}
        hidden={!open}
        className="mt-0.5 mb-2 ml-6 hidden border-l border-border pl-3 @min-[12rem]/side:not-[[hidden]]:block"
      >
        {open && (
          <>
            <VendorRow lobby={entry.lobby} name={t`All`} />
            {entry.vendors.map((vendor) => (
              <VendorRow
                key={vendor.vassalage}
                lobby={entry.lobby}
                vendor={vendor.vassalage}
                name={vendor.name}
              />
            ))}
          </>
        )}
      </ul>
    </li>
  );
}

function VendorRow({
  lobby,
  vendor,
  name,
}: {
  lobby: OfferedCategory['lobby'];
  vendor?: string;
  name: string;
}) {
  return (
    <li>
      <Link
        to="/$lobby"
        params={{ lobby }}
        search={{ page: vendor }}
        onClick={vendor === undefined ? forgetVendor : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        className="flex min-h-9 items-center rounded-control px-3 text-13 font-medium text-muted outline-offset-[-2px] hover:bg-sunken hover:text-default aria-[current=page]:text-accent-strong touch:min-h-11"
      >
        <span className="truncate">{name}</span>
      </Link>
    </li>
  );
}

/** The brand's languages, where there is more than one. A choice is a link: the server answers in it. */
function LanguageEntry() {
  const { i18n } = useLingui();
  const { boot } = useServices();
  const languages = offeredLanguages(boot.status);
  if (languages.length < 2) return null;
  return (
    <li className="mt-2 border-t border-border pt-2">
      <p className="hidden items-center gap-3 px-3.5 py-2 text-12 font-semibold text-subtle @min-[12rem]/side:flex">
        <Globe size={16} />
        <Trans>Language</Trans>
      </p>
      <ul className="flex flex-col gap-0.5">
        {languages.map((language) => {
          const tag = LANGUAGE_TAGS[language];
          return (
            <li key={language}>
              <Link
                to="."
                search={(search: object) => ({ ...search, lang: language })}
                reloadDocument
                hrefLang={tag}
                lang={tag}
                activeProps={{}}
                aria-current={i18n.locale === tag ? 'true' : undefined}
                title={LANGUAGE_NAMES[language]}
                className={classNames(
                  sideRowClass,
                  'aria-[current=page]:bg-transparent aria-[current=true]:text-accent-strong',
                )}
              >
                <span aria-hidden="true" className="w-5 shrink-0 text-center text-12 font-bold">
                  {language}
                </span>
                <span className={sideTextClass}>{LANGUAGE_NAMES[language]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
