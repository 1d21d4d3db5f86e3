import type { Plugin } from 'vite';

/** Calls of valibot that do something; every other one only describes a shape. */
const ACTS = 'parse|safeParse|parser|safeParser|is|assert';
const BUILDER_CALL = new RegExp(`\\bv\\.(?!(?:${ACTS})\\()([a-z]\\w*)\\(`, 'g');

/**
 * Marks the building of schemas as free of side effects, so that the shapes of calls that a bundle never makes
 * leave it. The bundler knows that of valibot's functions by their names, and not through `v.`, as the contract
 * writes them.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'palpite:pure-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return null;
      if (!code.includes("import * as v from 'valibot'")) return null;
      return { code: code.replace(BUILDER_CALL, '/*#__PURE__*/v.$1('), map: null };
    },
  };
}
