import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A component whose code comes when it is first shown. React waits for it, and the router's own way of loading code
 * does the rest: a file that a newer release took away reloads the page, once.
 *
 * ```ts
 * const HelpDialog = lazyPart(() => import('./help-dialog.tsx'), 'HelpDialog');
 * ```
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const Part = lazyRouteComponent(load, name);
    // Settles even where the code did not come: then the part says so when it is drawn.
    await Part.preload?.();
    return { default: Part as ComponentType<Props> };
  });
}
