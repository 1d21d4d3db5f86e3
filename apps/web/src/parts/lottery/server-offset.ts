import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { issueQuery } from './lottery-queries.ts';

/** Milliseconds that the operator's clock is ahead of this device's; null until it is known, so never on the server. */
export type ServerOffset = number | null;

/** As one game's issue tells it; 0 where that cannot be loaded. */
export function useServerOffset(gameCode: string): ServerOffset {
  const { data, dataUpdatedAt, isError } = useQuery(issueQuery(useServices(), gameCode));
  if (!data) return isError ? 0 : null;
  return Date.parse(data.serverTime) - dataUpdatedAt;
}
