import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { ChatPage } from '../features/chat/chat-page.tsx';
import { hasFlag } from '../lib/flag.ts';
import { shortText } from '../lib/search-value.ts';

export const Route = createFileRoute('/chat')({
  validateSearch: ({ pass }: Record<string, unknown>): { pass?: string | undefined } => ({
    pass: shortText(pass, 2_048),
  }),
  staticData: { frame: { bare: true } },
  beforeLoad: ({ context }) => {
    if (!hasFlag(context.boot.status, 'CBS3')) throw notFound();
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Chat room`,
      description: msg`The room where members of the site talk with each other.`,
      path: '/chat',
    }),
  component: ChatRoute,
});

function ChatRoute() {
  return <ChatPage pass={Route.useSearch().pass} />;
}
