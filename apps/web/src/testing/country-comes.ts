import { type screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the country of a form with a number: it comes with an answer of its own, and no code is sent without it. */
export async function countryComes(form: Pick<typeof screen, 'findByLabelText'>): Promise<void> {
  const field = await form.findByLabelText<HTMLInputElement>(/^Country code/);
  await waitFor(() => expect(field.value).toBe('+55'));
}
