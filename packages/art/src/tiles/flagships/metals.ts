import type { Metal } from '../../logo/coats.ts';

const metal = (bands: Metal['bands'], rim: string, line: string, side: string): Metal => ({
  bands,
  rim,
  line,
  side,
});

/** What a flagship's letters are cast in. */
export const METALS = {
  gold: metal(['#fffbe0', '#ffd84f', '#e08f1c', '#ffe58f'], '#c3181f', '#33060a', '#7a1a05'),
  sand: metal(['#fffdf0', '#ffe3a0', '#dd9a45', '#fff0c4'], '#0c5a74', '#061b2b', '#7a3d05'),
  fire: metal(['#fff6c8', '#ffc83a', '#ff7a1f', '#ffd86b'], '#7a0a12', '#2a0306', '#8a1503'),
  jade: metal(['#fbffe0', '#d6f25c', '#7fc93a', '#e4fa8f'], '#14562a', '#04210f', '#1f5a12'),
  ice: metal(['#ffffff', '#dff4ff', '#86c8f2', '#eefaff'], '#1d5f9c', '#061c38', '#124678'),
  sea: metal(['#ffffff', '#d0fbff', '#4fcfe4', '#c0f5fb'], '#0b4a7d', '#03172f', '#0a4f74'),
  rose: metal(['#ffffff', '#ffe4ee', '#ff8db4', '#ffd0e0'], '#c21e56', '#4a0620', '#8d1140'),
  violet: metal(['#ffffff', '#f2e0ff', '#c99cf2', '#f2e4ff'], '#6a1c9c', '#1f0633', '#4d145f'),
  neon: metal(['#ffffff', '#c9fff6', '#39e0d0', '#d4fff8'], '#7a0f78', '#17032f', '#0a5a6b'),
  steel: metal(['#ffffff', '#e9eef4', '#a3b4c6', '#f0f4f8'], '#3a4a66', '#0c1422', '#33415a'),
} as const satisfies Readonly<Record<string, Metal>>;
export type MetalName = keyof typeof METALS;
