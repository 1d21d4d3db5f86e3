import { useStore } from 'zustand';
import { useServices } from '../../lib/services.ts';
import type { SessionState } from '../../lib/session/session.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';

/** The session of this tab. On the server and in the first paint its phase is `unknown`. */
export function useSession(): SessionState {
  return useStore(useServices().session.store);
}

/** Who is signed in; null for a visitor, and while it is not known yet. */
export function useMember(): SessionRecord | null {
  return useStore(useServices().session.store, recordIn);
}

const recordIn = (state: SessionState) => (state.phase === 'signed-in' ? state.record : null);
