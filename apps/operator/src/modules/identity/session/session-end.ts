import type { Limits } from '#kernel/config.ts';

/** The latest instant at which a session ends, whatever its owner does. */
export function absoluteEnd(createdAt: Date, limits: Limits): Date {
  return new Date(createdAt.getTime() + limits.sessionSeconds * 1_000);
}

/** The instant a session ends unless it is used again: idle time from now, never past the absolute end. */
export function idleEnd(createdAt: Date, now: Date, limits: Limits): Date {
  const idle = now.getTime() + limits.sessionIdleSeconds * 1_000;
  return new Date(Math.min(idle, absoluteEnd(createdAt, limits).getTime()));
}
