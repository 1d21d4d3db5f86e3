import type { Page } from '@playwright/test';

/** Lets slips be answered as if the operator had refused them so. @param answer undefined to lose the answer */
export async function answerSlips(
  page: Page,
  answer: { status: number; message: string; value: unknown } | undefined,
): Promise<void> {
  await page.unroute('**/wps/lottery/slip');
  await page.route('**/wps/lottery/slip', (route) =>
    answer === undefined
      ? route.abort()
      : route.fulfill({
          status: answer.status,
          json: { success: false, message: answer.message, value: answer.value },
        }),
  );
}
