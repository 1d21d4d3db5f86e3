/** The vendor whose games were looked at last in this browser tab: what the slots lobby opens with. */
const KEY = 'currentVendor';

export function keepVendor(code: string): void {
  sessionStorage.setItem(KEY, code);
}

/** All vendors were asked for. */
export function forgetVendor(): void {
  sessionStorage.removeItem(KEY);
}

export function keptVendor(): string | null {
  return sessionStorage.getItem(KEY);
}
