import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({
  tone,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ tone, size, block }), className)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </a>
  );
}
