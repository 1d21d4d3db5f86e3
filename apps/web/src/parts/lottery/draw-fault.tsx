import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** A fault in the public record of a draw, in words. */
export function DrawFault({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-box border-2 border-warning bg-surface p-4"
    >
      <Icon size={24} aria-hidden="true" className="shrink-0 text-warning" />
      <div>
        <h3 id={id} className="text-16 font-bold">
          {title}
        </h3>
        <p className="text-14">{children}</p>
      </div>
    </section>
  );
}
