/**
 * Loaded into each worker of the web's tests. To resolve a module Node parses the whole list of exports of its package,
 * each time: Drizzle's has 130 kB, and its hundred files are imported some four hundred times. Answered here, the operator
 * is imported in half the time.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

const DRIZZLE = /^drizzle-orm(\/|$)/;
const IN_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/** The answers for its exports; there is one Drizzle in the checkout. */
const exported = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (IN_DRIZZLE.test(parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!DRIZZLE.test(specifier) || !context.conditions.includes('import')) {
      return next(specifier, context);
    }
    const known = exported.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    exported.set(specifier, known);
    return known;
  },
});
