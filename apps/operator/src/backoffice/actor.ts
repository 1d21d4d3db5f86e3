import { userInfo } from 'node:os';
import { foldUsername } from '@palpite/domain';
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

/**
 * Two people decide about a third: whom an act concerns neither asks for it nor confirms it.
 * @throws StaffError same_person
 */
export function requireAnother<Input>(
  actor: Actor,
  { person }: { person?(this: void, input: Input): string },
  input: Input,
  verb: 'ask' | 'confirm',
): void {
  const concerned = person?.(input);
  if (actor.kind !== 'staff' || concerned === undefined) return;
  if (foldUsername(concerned) !== foldUsername(actor.name)) return;
  throw new StaffError('same_person', `Another person must ${verb}: this request is about you.`);
}
