import { userInfo } from 'node:os';
import type { StaffRole } from '#kernel/staff/roles.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { UseCase } from '#kernel/staff/use-case.ts';

/** A member of staff who is logged in. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly id: number;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Who runs a use case. The machine's owner has the database and its keys, and may do everything. */
export type Actor = StaffActor | { readonly kind: 'owner'; readonly name: string };

/** The machine's owner, by the name of the system user who runs this process. */
export function machineOwner(): Actor {
  return { kind: 'owner', name: systemUser() };
}

/** In a container a process may run as a number that has no name. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** @throws StaffError role_missing */
export function requireRole(actor: Actor, { name, roles }: Pick<UseCase<never>, 'name' | 'roles'>) {
  if (actor.kind === 'owner' || actor.roles.some((role) => roles.includes(role))) return;
  throw new StaffError(
    'role_missing',
    `${actor.name} has no role for ${name}. It needs one of: ${roles.join(', ')}.`,
  );
}
