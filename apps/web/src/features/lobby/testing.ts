import { within } from '@testing-library/react';
import type { App } from '../../testing/render-app.tsx';

/** The chips of one filter, which a press on its name opens. */
export async function openChips({ screen, user }: App, filter: string) {
  const filters = within(await screen.findByRole('toolbar', { name: 'Filters' }));
  const opener = filters.getByRole('button', { name: filter });
  if (opener.getAttribute('aria-expanded') !== 'true') await user.click(opener);
  return within(await screen.findByRole('toolbar', { name: filter }));
}

export async function pressChip(app: App, filter: string, chip: RegExp): Promise<void> {
  await app.user.click((await openChips(app, filter)).getByRole('button', { name: chip }));
}
