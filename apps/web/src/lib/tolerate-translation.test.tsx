import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateTranslation } from './tolerate-translation.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(tolerateTranslation);
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

const Text = ({ open, closed }: { open: boolean; closed: boolean }) => (
  <p>
    {open && 'open'}
    <b>between</b>
    {closed && 'closed'}
  </p>
);

function texts(root: Node): globalThis.Text[] {
  if (root instanceof globalThis.Text) return [root];
  return [...root.childNodes].flatMap(texts);
}

/** As translators leave a text: inside two elements of theirs, or replaced by another one in them. */
function translate(root: Node, replaced: boolean): void {
  for (const text of texts(root)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(replaced ? `${text.data}*` : text);
  }
}

test('a text goes with what a translator has wrapped around it', () => {
  const { container, rerender } = render(<Text open closed={false} />);
  translate(container, false);
  rerender(<Text open={false} closed />);
  expect(container.textContent).toBe('betweenclosed');
  rerender(<Text open closed={false} />);
  expect(container.textContent).toBe('openbetween');
});

test('a page whose texts were replaced goes on', () => {
  const { container, rerender } = render(<Text open closed />);
  translate(container, true);
  act(() => rerender(<Text open={false} closed />));
  act(() => rerender(<Text open closed={false} />));
  expect(container.querySelector('b')?.textContent).toBe('between*');
  expect(container.textContent).toContain('open');
});
