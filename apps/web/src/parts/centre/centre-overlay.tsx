import { isPermitted, roleOf } from '@palpite/domain';
import { memberGet } from '@palpite/contract/member.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { useLate } from '../../lib/use-late.ts';
import { useSession } from '../identity/use-session.ts';
import { CentreDialog } from './centre-dialog.tsx';
import type { CentreEntry } from './centre-entry.ts';
import { CentreFailed } from './centre-failed.tsx';
import { CentreViews } from './centre-views.tsx';
import { LoginFirst } from './login-first.tsx';
import { RealAccountNeeded } from './real-account-needed.tsx';

interface CentreOverlayProps {
  /** Its key in the address; who may open it is its permission's to say. */
  centre: 'member' | 'agent';
  title: string;
  /** The menu, in its order. */
  entries: readonly CentreEntry[];
  /** Which page the address asks for: `CENTRE_MENU`, or any name at all. */
  page: string;
  onClose: () => void;
}

/**
 * The member centre or the agent centre, over nearly the whole screen. It shows its menu and a page once it knows who
 * asks; an account that may not open it reads why, and a visitor logs in first.
 */
export function CentreOverlay({ centre, title, entries, page, onClose }: CentreOverlayProps) {
  const services = useServices();
  const { phase } = useSession();
  const signedIn = phase === 'signed-in';
  const info = useQuery({ ...callQuery(services, memberGet, {}), enabled: signedIn });
  const late = useLate(info.isPending);
  // As the server drew it, whatever other parts of the page have already asked for.
  if (phase === 'unknown') return null;
  if (phase === 'visitor') return <LoginFirst centre={centre} />;
  const member = signedIn ? info.data : undefined;
  if (member && !isPermitted(roleOf(member), `${centre}-centre`)) {
    return <RealAccountNeeded centre={centre} type={member.type} onClose={onClose} />;
  }
  // A centre none of whose pages is built stays shut; another attempt after a failure stays open.
  if (entries.length === 0 || (!member && !late && info.errorUpdateCount === 0)) return null;
  return (
    <CentreDialog name={`${centre}-centre`} label={title} onClose={onClose}>
      <CentreViews
        centre={centre}
        title={title}
        entries={entries}
        member={member}
        failure={
          info.error && <CentreFailed error={info.error} onRetry={() => void info.refetch()} />
        }
        page={page}
        onClose={onClose}
      />
    </CentreDialog>
  );
}
