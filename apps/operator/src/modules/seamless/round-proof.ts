import type { Services } from '#kernel/services.ts';
import { askProof } from './vendors/vendor-client.ts';
import type { HostNeeds } from './vendors/vendor-host.ts';
import type { VendorSecrets } from '#modules/catalogue/index.ts';
import type { Engine } from '#modules/wager/index.ts';

/** The proofs of rounds, which their vendors give by signed calls. */
export const createRoundProofs =
  (
    { now }: Pick<Services, 'now'>,
    { vendorHosts, vendorSecrets }: HostNeeds & { readonly vendorSecrets: VendorSecrets },
  ): Engine['proofOf'] =>
  async ({ engine: code, ref, language }) => {
    const secret = (await vendorSecrets.all()).get(code);
    if (secret === undefined) throw new Error(`there is no vendor ${code}`);
    const { internalOrigin, origin } = vendorHosts(code);
    const proof = await askProof({ code, secret, origin: internalOrigin, now }, ref, language);
    if (proof === null) return null;
    const { verifyPath, ...shown } = proof;
    return { ...shown, verifyUrl: new URL(verifyPath, origin).href };
  };
