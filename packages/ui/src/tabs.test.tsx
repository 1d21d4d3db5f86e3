import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'login', label: 'Log in' },
  { id: 'register', label: 'Register' },
  { id: 'help', label: 'Help' },
] as const;

function Sample() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('login');
  return (
    <Tabs label="Account" tabs={TABS} selected={selected} onSelect={setSelected}>
      {`Panel of ${selected}`}
    </Tabs>
  );
}

test('one tab is selected, in the tab order, and names the panel', () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('tab', { name: 'Register' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Register');
  expect(screen.getByRole('tabpanel', { name: 'Register' }).textContent).toBe('Panel of register');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows go round, Home and End to the ends, and what has the focus is selected', () => {
  render(<Sample />);
  const key = (name: string) =>
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });
  key('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Help');
  key('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Log in');
  key('End');
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel of help');
  key('Home');
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel of login');
});
