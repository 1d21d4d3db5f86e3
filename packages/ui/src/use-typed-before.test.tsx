import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Modal } from './modal.tsx';
import { SelectField } from './select-field.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const CITIES = ['Huế', 'Vinh', 'Đà Lạt'].map((label) => ({ value: label, label }));

/** Controls whose values the page knows, and one that holds its own. */
function Form() {
  const [name, setName] = useState('');
  const [isRead, setRead] = useState(false);
  const [isOn, setOn] = useState(true);
  const [city, setCity] = useState('Huế');
  return (
    <>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Checkbox label="Read" checked={isRead} onChange={({ target }) => setRead(target.checked)} />
      <Switch label="Sound" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <SelectField
        label="City"
        options={CITIES}
        value={city}
        onChange={({ target }) => setCity(target.value)}
      />
      <TextField label="Own" />
      <output>{JSON.stringify({ name, isRead, isOn, city })}</output>
    </>
  );
}

let page: HTMLElement;
let root: Root;
const control = <Of extends HTMLElement = HTMLInputElement>(label: string) => {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(label),
  );
  return (found?.control ?? found?.querySelector('input')) as unknown as Of;
};

/** The server's page, on which `byHand` acts before it comes to life. */
async function wake(content: React.ReactNode, byHand: () => void): Promise<void> {
  page = document.createElement('main');
  page.innerHTML = renderToString(content);
  document.body.append(page);
  byHand();
  await act(async () => {
    root = hydrateRoot(page, content);
  });
}

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  cleanup();
});

test('what was typed, ticked and chosen before the page came to life is the form’s own', async () => {
  await wake(<Form />, () => {
    control('Name').value = 'player88';
    control('Read').checked = true;
    control('Sound').checked = false;
    control<HTMLSelectElement>('City').value = 'Vinh';
    control('Own').value = 'mine';
  });
  const known = { name: 'player88', isRead: true, isOn: false, city: 'Vinh' };
  expect(JSON.parse(page.querySelector('output')?.textContent ?? '')).toEqual(known);
  expect(control('Name').value).toBe('player88');
  expect(control('Read').checked).toBe(true);
  expect(control('Sound').checked).toBe(false);
  expect(control<HTMLSelectElement>('City').value).toBe('Vinh');
  expect(control('Own').value).toBe('mine');
});

test('what nothing was typed into tells nothing when the page comes to life', async () => {
  const told: string[] = [];
  await wake(
    <>
      <TextField label="Name" value="kept" onChange={() => told.push('name')} />
      <Checkbox label="Read" checked onChange={() => told.push('read')} />
      <SelectField
        label="City"
        options={CITIES}
        value="elsewhere"
        onChange={() => told.push('city')}
      />
    </>,
    () => undefined,
  );
  expect(told).toEqual([]);
});

function Dialog() {
  return (
    <Modal name="sample" title="Sample" closeLabel="Close" open onClose={() => undefined}>
      <TextField label="Account" data-autofocus />
      <TextField label="Secret" />
    </Modal>
  );
}

test('a dialog that comes to life leaves the focus and the selection where its reader has put them', async () => {
  let blurs = 0;
  await wake(<Dialog />, () => {
    const secret = control('Secret');
    secret.value = 'correct horse';
    secret.focus();
    secret.setSelectionRange(2, 5);
    secret.addEventListener('blur', () => {
      blurs += 1;
    });
  });
  const secret = control('Secret');
  expect(document.activeElement).toBe(secret);
  expect([secret.selectionStart, secret.selectionEnd]).toEqual([2, 5]);
  expect(blurs).toBe(0);
  expect(secret.hasAttribute('autofocus')).toBe(false);
});

test('a dialog that nobody has touched begins with its first field when it comes to life', async () => {
  await wake(<Dialog />, () => undefined);
  expect(document.activeElement).toBe(control('Account'));
});
