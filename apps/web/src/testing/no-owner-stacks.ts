import * as React from 'react';

/**
 * React's development build takes a stack for each element, to say in warnings which component made it: a tenth of a
 * page test's processor time. It counts those of a second and shares one stack after ten thousand; here it always does.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals = (React as unknown as Record<string, object>)[INTERNALS];
if (!internals) throw new Error('React keeps its count of stacks elsewhere now');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // What React counts is not wanted.
  },
});
