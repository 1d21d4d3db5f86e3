import * as v from 'valibot';
import { staffUseCases } from '#kernel/staff/use-case.ts';

/** Checks every posting of the ledger, from a recorded link of the chain or from the first. */
export const verifyLedger = staffUseCases().outside({
  name: 'ledger.verify',
  roles: ['cashier', 'risk', 'admin'],
  fourEyes: 'changes nothing',
  input: v.strictObject({
    link: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d+:[0-9a-f]{64}$/, 'give it as this command showed it, number:hash'),
      ),
    ),
  }),
  async run({ services: { ledger } }, { link }) {
    await ledger.seal();
    const [seq, hash = ''] = link?.split(':') ?? [];
    const report = await ledger.verify({ anchor: seq ? { seq, hash } : undefined });
    return { report, head: report.ok ? await ledger.chainHead() : null };
  },
});
