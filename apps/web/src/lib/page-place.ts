import { CallError } from '@palpite/contract/call-error.ts';
import { PAGE_PLACE } from '@palpite/contract/paging.ts';
import { shortText } from './search-value.ts';

/** The place of a page in an address; undefined, the first page, for anything else. */
export const readPlace = (value: unknown): string | undefined => shortText(value, 300, PAGE_PLACE);

interface Input {
  readonly query?: unknown;
}

/** Asks for a page; for a place that the operator does not know, as one of another list, for the first page. */
export async function askForPage<Asked extends Input, Answer>(
  input: Asked,
  ask: (input: Asked) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(input);
  } catch (error) {
    const { query } = input;
    const isPlaced =
      typeof query === 'object' && query !== null && 'page' in query && query.page !== undefined;
    const isRefused = error instanceof CallError && error.code === 'invalid_request';
    if (!isPlaced || !isRefused) throw error;
    return ask({ ...input, query: { ...query, page: undefined } });
  }
}
