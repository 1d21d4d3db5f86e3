import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../app/page-head.ts';
import { RegisterScreen } from '../features/register/register-screen.tsx';

export const Route = createFileRoute('/register.html')({
  staticData: { frame: { bars: 'header', footer: false } },
  loader: async ({ context }) => {
    const { loadRegistration } = await import('../features/register/load-registration.ts');
    return loadRegistration(context);
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: RegisterScreen,
});
