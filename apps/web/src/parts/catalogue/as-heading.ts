/** A name within a sentence as one that begins a line: "dragons" as "Dragons". */
export const asHeading = (name: string): string =>
  name.charAt(0).toLocaleUpperCase() + name.slice(1);
