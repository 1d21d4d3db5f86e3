/**
 * The fictional vendors of the sandbox catalogue. A code is the wire's `vassalage` and the `X-Vendor`
 * of the wallet protocol; it never changes. `weight` is the vendor's share of the catalogue.
 */
export interface SandboxVendor {
  readonly code: string;
  readonly name: string;
  readonly category: 'RNG';
  readonly weight: number;
}

export const SANDBOX_VENDORS = [
  { code: 'TUCF', name: 'Tucano Forge', category: 'RNG', weight: 10 },
  { code: 'LMRL', name: 'Lumenreel', category: 'RNG', weight: 9 },
  { code: 'MFOX', name: 'Marble Fox', category: 'RNG', weight: 9 },
  { code: 'QCMT', name: 'Quiet Comet', category: 'RNG', weight: 8 },
  { code: 'PLTN', name: 'Paper Lantern Works', category: 'RNG', weight: 8 },
  { code: 'NKLP', name: 'Northkelp', category: 'RNG', weight: 7 },
  { code: 'SLCD', name: 'Salt & Cedar', category: 'RNG', weight: 7 },
  { code: 'BAOB', name: 'Baobab Bit', category: 'RNG', weight: 7 },
  { code: 'VANV', name: 'Velvet Anvil', category: 'RNG', weight: 6 },
  { code: 'CPRL', name: 'Copperwhistle', category: 'RNG', weight: 6 },
  { code: 'OITO', name: 'Oito Patas', category: 'RNG', weight: 6 },
  { code: 'MRMB', name: 'Casa Marimba', category: 'RNG', weight: 6 },
  { code: 'MIRA', name: 'Mirante Azul', category: 'RNG', weight: 5 },
  { code: 'SABI', name: 'Sabiá Norte', category: 'RNG', weight: 5 },
  { code: 'BRSV', name: 'Brasa & Vento', category: 'RNG', weight: 5 },
  { code: 'KITE', name: 'Kite & Kernel', category: 'RNG', weight: 5 },
  { code: 'HALF', name: 'Halfmoon Deck', category: 'RNG', weight: 4 },
  { code: 'OSTR', name: 'Ostrich Parade', category: 'RNG', weight: 4 },
  { code: 'TINO', name: 'Tin Orchard', category: 'RNG', weight: 4 },
  { code: 'GLSW', name: 'Glasswing Attic', category: 'RNG', weight: 4 },
  { code: 'HXBL', name: 'Hexbloom', category: 'RNG', weight: 3 },
  { code: 'MCSK', name: 'Mooncask', category: 'RNG', weight: 3 },
  { code: 'DRML', name: 'Drumlin', category: 'RNG', weight: 3 },
  { code: 'FRWK', name: 'Ferrywake', category: 'RNG', weight: 3 },
  { code: 'NINE', name: 'Ninefold Attic', category: 'RNG', weight: 2 },
  { code: 'SAFS', name: 'Saffron Static', category: 'RNG', weight: 2 },
  { code: 'UMBR', name: 'Umber & Reed', category: 'RNG', weight: 2 },
  { code: 'PEDR', name: 'Pedra Furada', category: 'RNG', weight: 2 },
] as const satisfies readonly SandboxVendor[];

const byCode = new Map<string, SandboxVendor>(SANDBOX_VENDORS.map((item) => [item.code, item]));

/** The vendor with this code, if there is one. */
export function sandboxVendor(code: string): SandboxVendor | undefined {
  return byCode.get(code);
}
