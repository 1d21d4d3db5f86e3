export const TO_REWRITE: readonly string[];
export function wording(text: string): string | undefined;
