import { useRef } from 'react';

/**
 * Names the act that a form does: the same form sent again, after its answer was lost, is the same act and is answered as
 * it was; another one is another act.
 * @returns the key of what is sent now, for `client.call`
 */
export function useActKey(): (sent: unknown) => string {
  const act = useRef({ form: '', key: '' });
  return (sent) => {
    const form = JSON.stringify(sent);
    if (act.current.form !== form) act.current = { form, key: crypto.randomUUID() };
    return act.current.key;
  };
}
