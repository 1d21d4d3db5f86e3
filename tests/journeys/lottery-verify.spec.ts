import { readFile } from 'node:fs/promises';
import { expectGood } from './expect-good.ts';
import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

test('a visitor saves the record of a draw, and it is checked from the file, with the keyboard, until a digit is another one', {
  tag: SAMPLE,
}, async ({ page }) => {
  await open(page, '/elott?gameCode=k3-1m&view=proof');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const path = await (await saving).path();
  const text = await readFile(path, 'utf8');
  await page.getByRole('link', { name: 'Check a saved text' }).click();
  await expect(page).toHaveURL(/\/lottery\/verify$/);
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.getByRole('heading', { name: 'All of it holds' })).toBeVisible();

  await page.reload();
  const field = page.getByLabel('Saved receipt or record');
  await expect(field).toHaveValue(text);
  const { numero } = JSON.parse(text).proof;
  await field.fill(text.replace(`"numero": "${numero}"`, '"numero": "20260101-0001"'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'It does not hold' })).toBeVisible();
  await expectGood(page, 'saved text that does not hold');
});
