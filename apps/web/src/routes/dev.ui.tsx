import { createFileRoute, notFound } from '@tanstack/react-router';
import { SpecimenScreen } from '../features/specimen/specimen-screen.tsx';

/** Every primitive in every state. A page of the workshop: in a build it is not there. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: SpecimenScreen,
});
