/** Whether another page of the site shows this one in a frame. The browser's to say: false on the server. */
export const isFramed = (): boolean => !import.meta.env.SSR && window.parent !== window;
