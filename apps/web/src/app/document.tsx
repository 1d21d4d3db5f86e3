import { I18nProvider, useLingui } from '@lingui/react';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BOOT_ELEMENT_ID, bootText } from '../lib/boot.ts';
import { useServices } from '../lib/services.ts';
import { announcementAttribute } from './announcement-attribute.ts';
import { brandStyle } from './brand-style.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { frameOf } from './frame.ts';
import { unloadedNotice } from './unloaded-notice.ts';
import './app.css';

/**
 * The HTML document around every page, errors included. Its parts are rendered once, so what the compiler would remember of
 * them is only more of the first file: `use no memo`.
 */
export function AppDocument({ children }: { children: ReactNode }) {
  'use no memo';
  const { texts } = useServices();
  return (
    <I18nProvider i18n={texts.i18n}>
      <Html>{children}</Html>
    </I18nProvider>
  );
}

function Html({ children }: { children: ReactNode }) {
  'use no memo';
  const services = useServices();
  const { boot } = services;
  const { i18n } = useLingui();
  const { theme, settings, info } = boot.status;
  const { face } = info.whitelabel;
  const router = useRouter();
  const mini =
    import.meta.env.SSR &&
    face.shell !== 'top' &&
    frameOf(router.state.matches, settings).menuStartsMini;
  // Only set on the server: in the browser the menu itself sets its width (side-menu-width.ts), and the line of an announcement
  // knows what was seen.
  const serverAttributes = {
    ...(mini ? { 'data-side-menu': 'mini' } : {}),
    ...(import.meta.env.SSR ? announcementAttribute(services) : {}),
  };
  return (
    // Scripts change the theme, mark the page as hydrated and reserve places, so React leaves the attributes alone.
    <html
      lang={i18n.locale}
      data-theme={boot.theme}
      data-radius={theme.radius}
      data-density={theme.density}
      data-shell={face.shell}
      data-tile={face.tile}
      data-motion={face.motion}
      data-display={face.type.display}
      {...serverAttributes}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <ServerElements />
      </head>
      <body className="min-h-dvh">
        {children}
        <UnloadedNotice />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The brand's colours, the early script and the boot data: written by the server and only read in the browser. Their
 * content is never set again: it cannot have changed, and Trusted Types would refuse it.
 */
function ServerElements() {
  'use no memo';
  const { boot } = useServices();
  const nonce = useRouter().options.ssr?.nonce;
  const style = import.meta.env.SSR
    ? brandStyle(boot.status.theme, boot.status.info.whitelabel.face)
    : '';
  const data = import.meta.env.SSR ? bootText(boot) : '';
  const early = import.meta.env.SSR ? EARLY_SCRIPT : '';
  return (
    <>
      {/* Colours that the contract has parsed. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
      {/* Our own text, run before the first paint. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
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

/** Written by the server for when no file of the page loads; the browser never sets it. */
function UnloadedNotice() {
  'use no memo';
  const services = useServices();
  const notice = import.meta.env.SSR ? unloadedNotice(services) : '';
  return (
    <div
      className="unloaded"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- texts of ours with all markup escaped
      dangerouslySetInnerHTML={{ __html: notice }}
    />
  );
}
