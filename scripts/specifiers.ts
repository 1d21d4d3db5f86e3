import { parseSync } from 'vite';

/** The names that a module imports or exports from, late and for types alone too, each once. */
export function specifiersOf(path: string, code: string): readonly string[] {
  const { module } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
  const late = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...new Set([...imported, ...exported, ...late])];
}
