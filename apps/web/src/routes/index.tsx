import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { useServices } from '../lib/services.ts';

export const Route = createFileRoute('/')({
  head: ({ match }) => pageHead(match.context, { title: msg`Home`, path: '/' }),
  component: HomeScreen,
});

function HomeScreen() {
  const { boot } = useServices();
  return <h1>{boot.status.brandName}</h1>;
}
