import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { menuItemClass } from '@palpite/ui/menu.tsx';
import { Link } from '@tanstack/react-router';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { offeredLanguages } from '../../lib/i18n/language.ts';
import { useServices } from '../../lib/services.ts';
import { chooseTheme, currentTheme } from '../../lib/theme.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The other theme: the style sheet shows which one that is. */
export function ThemeItem() {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={menuItemClass}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon size={20} className="shrink-0 text-subtle dark:hidden" />
      <Sun size={20} className="hidden shrink-0 text-subtle dark:block" />
      <span className="dark:hidden">
        <Trans>Dark theme</Trans>
      </span>
      <span className="hidden dark:inline">
        <Trans>Light theme</Trans>
      </span>
    </button>
  );
}

/** The brand's languages in one row, when there is more than one. */
export function LanguageItems() {
  const { i18n, t } = useLingui();
  const languages = offeredLanguages(useServices().boot.status);
  if (languages.length < 2) return null;
  return (
    <div role="group" aria-label={t`Language`} className="flex flex-wrap gap-0.5 px-1.5 py-1">
      {languages.map((language) => {
        const tag = LANGUAGE_TAGS[language];
        return (
          <Link
            key={language}
            to="."
            search={(search: object) => ({ ...search, lang: language })}
            reloadDocument
            hrefLang={tag}
            lang={tag}
            activeProps={{}}
            role="menuitemradio"
            aria-checked={i18n.locale === tag}
            aria-label={LANGUAGE_NAMES[language]}
            title={LANGUAGE_NAMES[language]}
            tabIndex={-1}
            className="grid control-square-md place-items-center rounded-control text-13 font-bold text-muted hover:bg-sunken aria-checked:bg-accent-soft aria-checked:text-accent-strong"
          >
            <span aria-hidden="true">{language}</span>
          </Link>
        );
      })}
    </div>
  );
}
