/** A name with its middle left out: enough for whoever knows it, too little to find its owner by. */
export function maskedName(name: string): string {
  const letters = [...name];
  const kept = letters.length > 4 ? 2 : 1;
  return `${letters.slice(0, kept).join('')}•••${letters.at(-1) ?? ''}`;
}
