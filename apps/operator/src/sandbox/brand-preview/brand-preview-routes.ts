import { BRANDS_DIRECTORY, BrandError, brandNames } from '@palpite/brands/read-brand.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { outboxIsReadable } from '#kernel/messages/messages.ts';
import type { Services } from '#kernel/services.ts';
import { developerHeaders, requireDeveloper } from '../developer-page.ts';
import { faultPart, previewPage, previewParts } from './brand-preview-page.ts';
import { readColours, readSubject } from './preview-subject.ts';

const PATH = '/dev/brand';

/**
 * A brand's look while it is written, for developers on the machine itself: its colours on the parts of a page in both
 * themes, and each pair of colours with its contrast. The page asks for its parts again while it is looked at, so that
 * a saved file shows within two seconds.
 */
export function mountBrandPreview(
  app: Hono<OperatorEnv>,
  { config }: Pick<Services, 'config'>,
): void {
  if (!outboxIsReadable(config)) return;
  const directory = config.brandsDirectory ?? BRANDS_DIRECTORY;
  app.get(PATH, async (c) => {
    requireDeveloper(c);
    c.set('operation', 'brand preview');
    const codes = await brandNames(directory);
    const code = c.req.query('brand') ?? codes[0] ?? '';
    if (!codes.includes(code)) throw new ContractError('not_found');
    const nonce = developerHeaders(c, { script: true, forms: true });
    const colours = readColours(c.req.query());
    const parts = await readSubject(directory, code, colours).then(previewParts, (error: Error) => {
      // A file that is half written is what this page is for.
      if (error instanceof BrandError) return faultPart(error.message);
      throw error;
    });
    if (c.req.query('parts') !== undefined) {
      return c.json({ style: parts.style, content: String(await parts.content) });
    }
    return c.html(await previewPage({ codes, code, colours, parts, nonce }));
  });
}
