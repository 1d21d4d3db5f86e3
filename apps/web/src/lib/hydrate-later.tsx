import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { pageCalm } from './page-calm.ts';

/**
 * A part of the page that the server draws at once and that comes to life when the page is calm: until then its
 * HTML stands there, its links work as links, and its code has not been asked for.
 *
 * ```ts
 * const Footer = hydrateLater(
 *   createIsomorphicFn().server(() => ServerFooter).client(() => null),
 *   async () => (await import('./footer.tsx')).Footer,
 * );
 * ```
 *
 * @param onServer answers the part itself on the server, null in the browser; written by `createIsomorphicFn`, which
 *   takes the import out of the browser's build
 * @param load its code
 * @param place what stands there where the part is drawn in the browser first, in its final size
 */
export function hydrateLater<Props extends object>(
  onServer: () => ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  place?: ReactNode,
): ComponentType<Props> {
  const Part =
    onServer() ??
    lazy(async () => {
      await pageCalm();
      return { default: await insist(load) };
    });
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Attempts at a part's code; what failed thrice is told by the page's error screen. */
const ATTEMPTS = 3;
const REST_MILLISECONDS = 1500;

async function insist<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * REST_MILLISECONDS));
    }
  }
}
