/** Makes sure that node_modules holds what package-lock.json names. */
export function installIfNeeded(root: string): Promise<void>;
/** The path of the Node to hand over to. */
export function pinnedNode(root: string): string;
/** The sentence for a failed installation. */
export function explain(output: string, ending: string, root: string): string;
