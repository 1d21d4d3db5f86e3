import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import { offeredLanguages } from '../../lib/i18n/language.ts';
import { useServices } from '../../lib/services.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The brand's languages, when there is more than one. A choice is a link: the server answers in it. */
export function LanguageRows() {
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
