import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { VerifyScreen } from '../features/lottery-verify/verify-screen.tsx';

export const Route = createFileRoute('/lottery_/verify')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Check a receipt or a draw`,
      description: msg`Checks a saved receipt of a bet or the record of a draw in your browser, from the text alone.`,
      path: '/lottery/verify',
    }),
  component: VerifyScreen,
});
