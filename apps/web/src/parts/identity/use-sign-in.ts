import { useRouter } from '@tanstack/react-router';
import { type SignInLeads, signIn } from './sign-in.ts';

/** `signIn`, in a component. */
export function useSignIn(): (begin: () => void, where?: SignInLeads) => Promise<void> {
  const router = useRouter();
  return (begin, where) => signIn(router, begin, where);
}
