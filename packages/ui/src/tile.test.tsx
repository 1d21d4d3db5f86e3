import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tile } from './tile.tsx';

afterEach(cleanup);

function showTile() {
  render(
    <Tile
      picture={<span />}
      title="Tapir Forge"
      mark="243 ways"
      detail="Northkelp"
      renderMain={(className, title) => (
        <a href="/game" className={className} aria-label="Play Tapir Forge">
          {title}
        </a>
      )}
      renderActions={() => <a href="/demo">Demo</a>}
    />,
  );
  return screen.getByRole('article');
}
const actions = () => screen.queryByRole('link', { name: 'Demo' });

test('a tile’s name is part of its link, in full for the eye, the tooltip and a screen reader', () => {
  showTile();
  const name = screen.getByText('Tapir Forge');
  const link = screen.getByRole('link', { name: 'Play Tapir Forge' });
  expect(name.closest('a')).toBe(link);
  expect(screen.getByTitle('Tapir Forge').contains(link)).toBe(true);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('what kind of game it is follows the vendor', () => {
  showTile();
  expect(screen.getByText(/243 ways/).parentElement?.textContent).toBe('Northkelp · 243 ways');
});

test('what a tile offers beside its main act is there once the keyboard has come to it', () => {
  showTile();
  expect(actions()).toBeNull();
  fireEvent.focus(screen.getByRole('link', { name: 'Play Tapir Forge' }));
  expect(actions()).not.toBeNull();
});

test('and once the mouse has; a finger that scrolls past brings nothing', () => {
  const tile = showTile();
  fireEvent.pointerEnter(tile, { pointerType: 'touch' });
  expect(actions()).toBeNull();
  fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
  expect(actions()).not.toBeNull();
});
