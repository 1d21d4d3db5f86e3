import { createContext, type ReactNode, use } from 'react';
import { type ServerOffset, useServerOffset } from '../../parts/lottery/server-offset.ts';

/** Null until it is known. */
export const HallOffsetContext = createContext<ServerOffset>(null);

interface HallOffsetProps {
  /** One game's issue tells the operator's clock, which all countdowns of menus follow. */
  gameCode: string;
  children: ReactNode;
}

/** Knows the operator's clock for the hall within it. It comes after the page, and draws again only what shows a time. */
export function HallOffset({ gameCode, children }: HallOffsetProps) {
  return <HallOffsetContext value={useServerOffset(gameCode)}>{children}</HallOffsetContext>;
}

export function useHallOffset(): ServerOffset {
  return use(HallOffsetContext);
}
