import { I18nProvider, useLingui } from '@lingui/react';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BOOT_ELEMENT_ID, bootText } from '../lib/boot.ts';
import { useServices } from '../lib/services.ts';
import { brandStyle } from './brand-style.ts';
import './app.css';

/** The HTML document around every page, errors included. */
export function AppDocument({ children }: { children: ReactNode }) {
  const { texts } = useServices();
  return (
    <I18nProvider i18n={texts.i18n}>
      <Html>{children}</Html>
    </I18nProvider>
  );
}

function Html({ children }: { children: ReactNode }) {
  const { boot } = useServices();
  const { i18n } = useLingui();
  const { theme } = boot.status;
  return (
    // Scripts change the theme and mark the page as live: React leaves both attributes alone.
    <html
      lang={i18n.locale}
      data-theme={boot.theme}
      data-radius={theme.radius}
      data-density={theme.density}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <ServerElements />
      </head>
      <body className="min-h-dvh">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The brand's colours and the boot data: written by the server, and only read in the browser, where their
 * content is never set again (Trusted Types would refuse it, and nothing could have changed).
 */
function ServerElements() {
  const { boot } = useServices();
  const nonce = useRouter().options.ssr?.nonce;
  const style = import.meta.env.SSR ? brandStyle(boot.status.theme) : '';
  const data = import.meta.env.SSR ? bootText(boot) : '';
  return (
    <>
      {/* Colours that the contract has parsed. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
      <script
        id={BOOT_ELEMENT_ID}
        type="application/json"
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- JSON, never run, with every `<` escaped
        dangerouslySetInnerHTML={{ __html: data }}
      />
    </>
  );
}
