import { Listeners, perTab } from '@palpite/ui/tab.ts';

/** Calls that were refused because the site is closed; the page's watch listens. In the browser alone. */
const listeners = perTab(() => new Listeners());

/** @returns stops listening */
export const onClosedRefusal = (listen: () => void): (() => void) => listeners().subscribe(listen);

export const tellClosed = (): void => listeners().tell();
