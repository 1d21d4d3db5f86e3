import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { reconcile } from './reconcile.ts';
import type { VendorHosts } from './vendor-host.ts';

/** What vendors leave to be done by the clock. */
export const vendorJobs = (services: Services, vendorHosts: VendorHosts): readonly Job[] => [
  {
    name: 'reconcile-vendors',
    everySeconds: 300,
    work: () => reconcile(services, vendorHosts),
  },
];
