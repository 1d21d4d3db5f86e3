import { createFileRoute, notFound } from '@tanstack/react-router';
import { SpecimenScreen } from '../features/specimen/specimen-screen.tsx';

/** Every primitive in every state. A page of the workshop: under a name that the world reaches it is not there. */
export const Route = createFileRoute('/dev/ui')({
  staticData: { frame: { bars: 'never', footer: false } },
  beforeLoad: ({ context }) => {
    if (!isThisMachine(new URL(context.boot.origin).hostname)) throw notFound();
  },
  component: SpecimenScreen,
});

const isThisMachine = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';
