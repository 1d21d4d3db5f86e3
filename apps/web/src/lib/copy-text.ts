/** Puts a text on the clipboard; false where there is none (an address without TLS) or its use is refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
