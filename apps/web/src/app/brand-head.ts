import { msg } from '@lingui/core/macro';
import type { Boot } from '../lib/boot.ts';
import type { Services } from '../lib/services.ts';

/**
 * The site's name, or that the page does not exist. A closed site states why, and search engines should not index it.
 */
export function siteTitle({ boot, texts }: Services, isFound: boolean) {
  const { status, brandName } = boot.status;
  if (status === 0) {
    const missing = isFound ? '' : `${texts.i18n._(msg`There is no page at this address`)} · `;
    return [{ title: `${missing}${brandName}` }];
  }
  const why = status === 1 ? msg`System Maintenance` : msg`IP Restriction`;
  return [{ title: `${texts.i18n._(why)} · ${brandName}` }, { name: 'robots', content: 'noindex' }];
}

/** What a browser shows of the brand outside the page: the colour of its bar, the name under an icon. */
export function brandMeta({ status, theme }: Boot) {
  return [
    { name: 'theme-color', content: status.theme[theme].canvas },
    { name: 'apple-mobile-web-app-title', content: status.brandName },
  ];
}

/** The brand's mark in the tab and on a home screen, and the manifest that installs the site. */
export function brandLinks({ status, language }: Boot) {
  const { logo, appIcons } = status.info.whitelabel;
  const touchIcon = appIcons.find(({ size }) => size === 180);
  return [
    { rel: 'icon', type: 'image/svg+xml', href: logo.mark },
    ...(touchIcon ? [{ rel: 'apple-touch-icon', href: touchIcon.src }] : []),
    // Requested without cookies, so the address carries the language.
    { rel: 'manifest', href: `/manifest.webmanifest?lang=${language}` },
  ];
}
