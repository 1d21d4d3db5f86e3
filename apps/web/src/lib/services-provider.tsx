import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { PublicStatus } from './boot.ts';
import { ServicesContext } from './services.ts';

/** Gives the router's services to all components below it. */
export function ServicesProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [services, setServices] = useState(router.options.context);
  const takeStatus = useCallback(
    (status: PublicStatus) => {
      const { context } = router.options;
      const renewed = { ...context, boot: { ...context.boot, status } };
      router.update({ ...router.options, context: renewed });
      setServices(renewed);
      // Guards and heads of the page read it too.
      void router.invalidate();
    },
    [router],
  );
  const given = useMemo(() => ({ services, takeStatus }), [services, takeStatus]);
  return <ServicesContext value={given}>{children}</ServicesContext>;
}
