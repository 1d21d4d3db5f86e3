import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import '../testing/unhurried.ts';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Page() {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const [marks, setMarks] = useState(true);
  const [row, setRow] = useState(true);
  return (
    <div ref={box}>
      <h1>Messages</h1>
      {marks && (
        <button type="button" onClick={() => setMarks(false)}>
          Mark all
        </button>
      )}
      <section>
        <h2>Sessions</h2>
        <ul>
          {row && (
            <li>
              <button type="button" onClick={() => setRow(false)}>
                End
              </button>
            </li>
          )}
        </ul>
      </section>
      <input aria-label="Search" />
    </div>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('when what had the focus is gone, the nearest heading has it', async () => {
  render(<Page />);
  press('End');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sessions'));
  press('Mark all');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Messages'));
});

test('the focus stays where the user has moved it', async () => {
  render(<Page />);
  const end = screen.getByRole('button', { name: 'End' });
  end.focus();
  screen.getByLabelText('Search').focus();
  fireEvent.click(end);
  await waitFor(() => expect(end.isConnected).toBe(false));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
