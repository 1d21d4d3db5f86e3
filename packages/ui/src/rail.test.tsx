import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Rail } from './rail.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Press = (event: { preventDefault: () => void }) => void;
const onOpen = vi.fn<Press>((event) => event.preventDefault());

function showRail() {
  onOpen.mockClear();
  render(
    <Rail
      title="Hot"
      previousLabel="Back"
      nextLabel="On"
      itemClass="w-20"
      items={['One', 'Two', 'Three'].map((name) => ({
        id: name,
        content: (
          <a href={`#${name}`} onClick={onOpen}>
            {name}
          </a>
        ),
      }))}
    />,
  );
  return screen.getByRole('list');
}

const link = (name: string) => screen.getByRole('link', { name });

test('arrows go from item to item, Home and End to the ends, and no further', () => {
  showRail();
  link('One').focus();
  const key = (name: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  key('ArrowRight');
  expect(document.activeElement).toBe(link('Two'));
  key('End');
  expect(document.activeElement).toBe(link('Three'));
  key('ArrowRight');
  expect(document.activeElement).toBe(link('Three'));
  key('Home');
  expect(document.activeElement).toBe(link('One'));
  key('ArrowLeft');
  expect(document.activeElement).toBe(link('One'));
});

test('a drag with the mouse moves the row, and the click that ends it opens nothing', () => {
  const list = showRail();
  list.setPointerCapture = () => undefined;
  list.scrollLeft = 200;
  fireEvent.pointerDown(link('One'), { pointerType: 'mouse', button: 0, clientX: 300 });
  fireEvent.pointerMove(list, { pointerType: 'mouse', clientX: 250 });
  expect(list.scrollLeft).toBe(250);
  fireEvent.pointerUp(list, { pointerType: 'mouse' });
  fireEvent.click(link('One'));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(link('One'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a press that trembles by a few pixels is still a click', () => {
  const list = showRail();
  fireEvent.pointerDown(link('Two'), { pointerType: 'mouse', button: 0, clientX: 100 });
  fireEvent.pointerMove(list, { pointerType: 'mouse', clientX: 103 });
  fireEvent.pointerUp(list, { pointerType: 'mouse' });
  fireEvent.click(link('Two'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('touch scrolls by itself: a finger is not taken for a drag', () => {
  const list = showRail();
  fireEvent.pointerDown(link('Two'), { pointerType: 'touch', button: 0, clientX: 100 });
  fireEvent.pointerMove(list, { pointerType: 'touch', clientX: 10 });
  expect(list.scrollLeft).toBe(0);
});

test('the buttons scroll all but one item on, and are off at the ends', () => {
  const list = showRail();
  Object.defineProperties(list, {
    clientWidth: { value: 300 },
    scrollWidth: { value: 1000 },
  });
  Object.defineProperty(list.firstElementChild, 'clientWidth', { value: 80 });
  const scrolled = vi.spyOn(list, 'scrollBy').mockImplementation(() => undefined);
  fireEvent.scroll(list);
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
  const on = screen.getByRole<HTMLButtonElement>('button', { name: 'On' });
  expect([back.disabled, on.disabled]).toEqual([true, false]);
  fireEvent.click(on);
  expect(scrolled).toHaveBeenCalledWith({ left: 220, behavior: 'smooth' });
  list.scrollLeft = 700;
  fireEvent.scroll(list);
  expect([back.disabled, on.disabled]).toEqual([false, true]);
});

test('of a long row the first items are there, and all of them once somebody comes near', () => {
  render(
    <Rail
      title="Hot"
      previousLabel="Back"
      nextLabel="On"
      itemClass="w-20"
      atFirst={2}
      items={['One', 'Two', 'Three'].map((name) => ({
        id: name,
        content: <a href={`#${name}`}>{name}</a>,
      }))}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.focus(link('Two'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
