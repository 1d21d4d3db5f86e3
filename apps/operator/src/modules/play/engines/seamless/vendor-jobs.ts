import type { Job } from '#kernel/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { reconcile } from './reconcile.ts';
import type { VendorHosts } from '../../vendors/vendor-host.ts';

/** The scheduled work about vendors. */
export const vendorJobs = (services: Services, vendorHosts: VendorHosts): readonly Job[] => [
  {
    name: 'reconcile-vendors',
    everySeconds: 300,
    work: () => reconcile(services, vendorHosts),
  },
];
