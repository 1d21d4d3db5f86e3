export function wording(text: string): string | undefined;
