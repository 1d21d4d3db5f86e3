/** The roles of a member of staff; one person may have several. */
export const STAFF_ROLES = ['support', 'content', 'cashier', 'risk', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Every member of staff, whatever their role. */
export const ANY_ROLE: readonly StaffRole[] = STAFF_ROLES;
