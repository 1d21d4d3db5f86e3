import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppFrame } from '../app/app-frame.tsx';
import { AppDocument } from '../app/document.tsx';
import { validateRootSearch } from '../lib/root-search.ts';
import type { Services } from '../lib/services.ts';

export const Route = createRootRouteWithContext<Services>()({
  validateSearch: validateRootSearch,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: match.context.boot.status.brandName },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: iconOf(match.context) },
      ...match.context.boot.preloads,
    ],
  }),
  shellComponent: AppDocument,
  component: AppFrame,
});

/** The brand's mark, in the tab too. */
function iconOf({ boot }: Services): string {
  return boot.status.info.whitelabel.logo.mark;
}
