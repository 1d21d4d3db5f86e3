import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tile } from './tile.tsx';

afterEach(cleanup);

function showTile() {
  render(
    <Tile
      picture={<span />}
      title="Tapir Forge"
      renderMain={(className) => <a href="/game" className={className} aria-label="Play" />}
      renderActions={() => <a href="/demo">Demo</a>}
    />,
  );
  return screen.getByRole('article');
}
const actions = () => screen.queryByRole('link', { name: 'Demo' });

test('what a tile offers beside its main act is there once the keyboard has come to it', () => {
  showTile();
  expect(actions()).toBeNull();
  fireEvent.focus(screen.getByRole('link', { name: 'Play' }));
  expect(actions()).not.toBeNull();
});

test('and once the mouse has; a finger that scrolls past brings nothing', () => {
  const tile = showTile();
  fireEvent.pointerEnter(tile, { pointerType: 'touch' });
  expect(actions()).toBeNull();
  fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
  expect(actions()).not.toBeNull();
});
