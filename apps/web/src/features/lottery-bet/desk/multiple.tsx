import { useLingui } from '@lingui/react/macro';
import { plainSigns } from '@palpite/domain/plain-signs.ts';
import { MOST_MULTIPLE } from '@palpite/lottery/multiple.ts';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { compactBoxClass, inputBoxClass } from '@palpite/ui/field-frame.tsx';
import { useTypedBefore } from '@palpite/ui/use-typed-before.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEvent, useId } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../board/desk.ts';

/** Only digits; nothing typed is once. */
const multipleOf = (text: string) =>
  Math.min(MOST_MULTIPLE, Math.max(1, Number(plainSigns(text).replaceAll(/\D/g, ''))));

/** How often the price is staked. @param props.compact with little room */
export function Multiple({ desk, compact = false }: { desk: Desk; compact?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const multiple = useStore(desk, (state) => state.multiple);
  const set = (next: number) => desk.setState({ multiple: multipleOf(`${next}`) });
  const input = {
    value: multiple,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(multipleOf(event.target.value)),
  };
  const own = useTypedBefore(undefined, input);
  const size = compact ? 'sm' : 'md';
  return (
    <div className={classNames('flex flex-col', compact ? 'gap-0.5' : 'gap-1.5')}>
      <label
        htmlFor={id}
        className={classNames(
          'font-semibold',
          compact ? 'text-12 leading-4 text-muted' : 'text-13',
        )}
      >{t`Multiple`}</label>
      <span
        className={
          compact
            ? classNames(compactBoxClass, 'gap-0! px-0.5!')
            : classNames(inputBoxClass, 'px-1')
        }
      >
        <IconButton
          size={size}
          label={t`Lower the multiple`}
          icon={<Minus size={compact ? 16 : 18} />}
          disabled={multiple <= 1}
          onClick={() => set(multiple - 1)}
        />
        <span aria-hidden="true" className="text-muted">
          ×
        </span>
        <input
          {...input}
          ref={own}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className={classNames(
            'self-stretch bg-transparent text-center font-semibold tabular outline-none',
            compact ? 'w-9' : 'w-12',
          )}
        />
        <IconButton
          size={size}
          label={t`Raise the multiple`}
          icon={<Plus size={compact ? 16 : 18} />}
          onClick={() => set(multiple + 1)}
        />
      </span>
    </div>
  );
}
