import type { CodeTarget } from './code-wait.ts';

/**
 * The tickets of codes that this tab asked for: a code opens an account only together with its own, so that a code read off
 * another person's phone is of no use elsewhere. Kept for the tab as the wait is; nothing sends it but the form that asked.
 */
const STORED = 'codeTickets';

export function keepTicket(target: CodeTarget, ticket: string): void {
  sessionStorage.setItem(STORED, JSON.stringify({ ...readTickets(), [nameOf(target)]: ticket }));
}

/** Undefined where this tab has asked for no code. */
export function ticketOf(target: CodeTarget): string | undefined {
  return readTickets()[nameOf(target)];
}

const nameOf = ({ purpose, recipient }: CodeTarget) => `${purpose} ${recipient}`;

/** None where another hand has left something else. */
function readTickets(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
