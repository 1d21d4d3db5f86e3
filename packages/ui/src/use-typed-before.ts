import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control's page knows of it. A control that holds its own value has none of these. */
interface Known<Of extends Control> {
  value?: string | number | readonly string[] | undefined;
  checked?: boolean | undefined;
  onChange?: ChangeEventHandler<Of> | undefined;
}

/**
 * Takes over what was typed or chosen in a control of the server's page before it came to life: the next time that React
 * draws the control it would put back what the page knows. Nothing is written to the control, so that the selection stays,
 * and an input method goes on composing.
 *
 * @param ref the caller's own, which reaches the control too
 * @param known told by `onChange`, like any later change
 * @returns the control's ref
 */
export function useTypedBefore<Of extends Control>(
  ref: Ref<Of> | undefined,
  known: Known<Of>,
): RefObject<Of | null> {
  const own = useRef<Of>(null);
  useImperativeHandle<Of | null, Of | null>(ref, () => own.current, []);
  const takeOver = useEffectEvent(() => {
    const control = own.current;
    if (!control || !isChangedByHand(control) || !isNews(control, known)) return;
    known.onChange?.({ target: control, currentTarget: control } as ChangeEvent<Of>);
  });
  useLayoutEffect(() => takeOver(), []);
  return own;
}

/** Whether a control differs from what its markup says. */
function isChangedByHand(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const drawn =
      options.find((option) => option.defaultSelected) ?? options.find(({ disabled }) => !disabled);
    return control.value !== drawn?.value;
  }
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Whether the page knows it otherwise. Of radio buttons only the chosen one tells. */
function isNews(control: Control, { value, checked }: Known<Control>): boolean {
  if (!isTicked(control)) return value !== undefined && control.value !== String(value);
  if (checked === undefined || control.checked === checked) return false;
  return control.type === 'checkbox' || control.checked;
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
