import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { DownloadScreen } from '../features/download/download-screen.tsx';
import { APP_SYSTEMS, type AppSystem } from '../lib/root-search.ts';
import { oneOf } from '../lib/search-value.ts';

interface DownloadSearch {
  os?: AppSystem | undefined;
}

export const Route = createFileRoute('/download')({
  validateSearch: (search: Record<string, unknown>): DownloadSearch => ({
    os: oneOf(search.os, APP_SYSTEMS),
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Get the app`,
      description: msg`How to install this site on Android, iPhone and iPad in four steps.`,
      path: '/download',
    }),
  component: DownloadRoute,
});

function DownloadRoute() {
  const { os = 'android' } = Route.useSearch();
  return <DownloadScreen system={os} />;
}
