import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@palpite/ui/button.tsx';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseTheme, currentTheme } from './theme.ts';

/** Light or dark. The theme is on `<html>`, so the style sheet shows the icon of the other one. */
export function ThemeSwitch({ tone = 'quiet' }: { tone?: 'quiet' | 'barQuiet' }) {
  const { t } = useLingui();
  return (
    <IconButton
      tone={tone}
      label={t`Switch between light and dark`}
      icon={
        <>
          <Moon size={20} className="dark:hidden" />
          <Sun size={20} className="hidden dark:block" />
        </>
      }
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}
