import { within } from '@testing-library/react';
import type { App } from '../../testing/render-app.tsx';

/** The chips of one filter, which a press on its name opens. */
export async function openChips({ screen, user }: App, filter: string) {
  const filters = within(await screen.findByRole('toolbar', { name: 'Filters' }));
  const opener = filters.getByRole('button', { name: filter });
  if (opener.getAttribute('aria-expanded') !== 'true') await user.click(opener);
  return within(await screen.findByRole('toolbar', { name: filter }));
}

/** @returns how many games the chip says that it leaves */
export async function pressChip(app: App, filter: string, name: RegExp) {
  const chip = (await openChips(app, filter)).getByRole('button', { name });
  const promised = chip.querySelector('[aria-hidden]')?.textContent;
  await app.user.click(chip);
  return promised;
}
