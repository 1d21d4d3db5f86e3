import type { FormEvent } from 'react';

/** Sends a form. What was wrong with the last press says nothing of this one: it is forgotten first. */
export const freshSubmit =
  (forget: () => void, send: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent): Promise<void> => {
    forget();
    return send(event);
  };
