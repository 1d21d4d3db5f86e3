import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classNames } from './class-names.ts';

/** A turning mark for work in progress. Silent: who shows it names the work beside it. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return <LoaderCircle size={size} className={classNames('animate-spin', className)} />;
}
