import { I18nProvider } from '@lingui/react';
import { type Kind, SHAPES, symbolsOf } from '@palpite/lottery/games.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../../../lib/i18n/texts.ts';
import { ServicesContext } from '../../../lib/services.ts';
import '../../../testing/unhurried.ts';
import { DrawStage } from './draw-stage.tsx';

/** The dial is as the brand has it; there is no site here. */
const BRAND = {
  services: { boot: { status: { info: { whitelabel: { face: { clock: 'moon' } } } } } },
} as unknown as ComponentProps<typeof ServicesContext>['value'];

const { i18n } = await createTexts('EN');

/** What the browser would be moving; each runs until it is finished or cancelled. */
interface Moving {
  finish: () => void;
  cancel: () => void;
  finished: Promise<void>;
  state: 'running' | 'finished' | 'cancelled';
}
let moving: Moving[];
let wantsStill: boolean;

beforeEach(() => {
  moving = [];
  wantsStill = false;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => undefined);
    const one: Moving = {
      state: 'running',
      finished: promise,
      finish() {
        one.state = 'finished';
        resolve();
      },
      cancel() {
        one.state = 'cancelled';
        reject(new Error('cancelled'));
      },
    };
    moving.push(one);
    return one as unknown as Animation;
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wantsStill && query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const prizesOf = (kind: Kind) => {
  const shape = SHAPES[kind];
  if (shape.kind === 'sequence') {
    return [{ prize: 'balls', labelName: '', numbers: symbolsOf(shape).slice(0, shape.length) }];
  }
  return shape.prizes.map(({ code, count, digits }, row) => ({
    prize: code,
    labelName: '',
    numbers: Array.from({ length: count }, (_, at) => String(row * 10 + at).padStart(digits, '7')),
  }));
};
const drawOf = (kind: Kind, numero: string, numbers?: string[]) => ({
  gameCode: `${kind}-1m`,
  numero,
  openedAt: '2026-11-26T10:00:00.000Z',
  prizes: numbers ? [{ prize: 'balls', labelName: '', numbers }] : prizesOf(kind),
});
const show = (kind: Kind, draw: ReturnType<typeof drawOf> | null) => (
  <I18nProvider i18n={i18n}>
    <ServicesContext value={BRAND}>
      <DrawStage kind={kind} draw={draw} />
    </ServicesContext>
  </I18nProvider>
);
const stage = () => within(screen.getByRole('region', { name: 'The draw' }));
const listed = () =>
  within(stage().getByRole('list', { name: 'Drawn numbers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a draw that was there before stands, and is acted out when it is asked for', async () => {
  render(show('5d', drawOf('5d', '101', ['6', '0', '9', '4', '2'])));
  expect(stage().getByText('Last draw 101')).toBeTruthy();
  expect(listed()).toEqual(['6', '0', '9', '4', '2']);
  expect(moving).toEqual([]);
  await userEvent.click(stage().getByRole('button', { name: 'Watch again' }));
  expect(stage().getByText('Drawing issue 101')).toBeTruthy();
  expect(moving.length).toBeGreaterThan(5);
});

test('numbers that come are acted out, can be skipped, and are said once they are seen', async () => {
  const { rerender } = render(show('5d', drawOf('5d', '101', ['6', '0', '9', '4', '2'])));
  rerender(show('5d', drawOf('5d', '102', ['1', '2', '3', '4', '5'])));
  expect(stage().getByText('Drawing issue 102')).toBeTruthy();
  expect(stage().getByRole('status').textContent).toBe('');
  await userEvent.click(stage().getByRole('button', { name: 'Skip' }));
  expect(moving.every(({ state }) => state === 'finished')).toBe(true);
  expect(await stage().findByText('Last draw 102')).toBeTruthy();
  expect(listed()).toEqual(['1', '2', '3', '4', '5']);
  expect(stage().getByRole('status').textContent).toBe('Issue 102 is drawn: 1 2 3 4 5');
});

test('the first draw of a game is acted out where the page was open before it', async () => {
  const { rerender } = render(show('5d', null));
  expect(screen.getByText('No draw yet')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  rerender(show('5d', drawOf('5d', '1', ['1', '2', '3', '4', '5'])));
  expect(screen.queryByText('No draw yet')).toBeNull();
  expect(stage().getByText('Drawing issue 1')).toBeTruthy();
  expect(moving.length).toBeGreaterThan(5);
  await userEvent.click(stage().getByRole('button', { name: 'Skip' }));
  expect(await stage().findByText('Last draw 1')).toBeTruthy();
  expect(stage().getByRole('status').textContent).toBe('Issue 1 is drawn: 1 2 3 4 5');
});

test('one button skips a motion and shows it again, and keeps the focus', async () => {
  render(show('5d', drawOf('5d', '101', ['6', '0', '9', '4', '2'])));
  const button = stage().getByRole('button', { name: 'Watch again' });
  await userEvent.click(button);
  expect(stage().getByRole('button', { name: 'Skip' })).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(await stage().findByRole('button', { name: 'Watch again' })).toBe(document.activeElement);
  expect(document.activeElement).toBe(button);
});

test('a motion that a draw without one takes the place of runs no more', async () => {
  const { rerender } = render(show('k3', drawOf('k3', '7', ['1', '2', '3'])));
  await userEvent.click(stage().getByRole('button', { name: 'Watch again' }));
  expect(stage().getByText('Drawing issue 7')).toBeTruthy();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  rerender(show('k3', drawOf('k3', '8', ['4', '4', '5'])));
  expect(await stage().findByText('Last draw 8')).toBeTruthy();
});

test('a reader who wants no motion has the numbers at once, and they are said', async () => {
  wantsStill = true;
  const { rerender } = render(show('k3', drawOf('k3', '7', ['1', '2', '3'])));
  rerender(show('k3', drawOf('k3', '8', ['4', '4', '5'])));
  expect(moving).toEqual([]);
  expect(stage().queryByRole('button')).toBeNull();
  expect(await stage().findByText('Issue 8 is drawn: 4 4 5')).toBeTruthy();
  expect(stage().getByText('Last draw 8')).toBeTruthy();
});

test('a draw that comes during another takes its place, and the first is not said', async () => {
  const { rerender } = render(show('keno', drawOf('keno', '1')));
  rerender(show('keno', drawOf('keno', '2')));
  const first = [...moving];
  rerender(show('keno', drawOf('keno', '3')));
  expect(first.every(({ state }) => state === 'cancelled')).toBe(true);
  await act(async () => {
    for (const one of moving.slice(first.length)) one.finish();
  });
  expect(stage().getByRole('status').textContent).toMatch(/^Issue 3 is drawn/);
});

/** What the picture shows of a draw, as its numbers. */
function shownOf(kind: Kind, picture: Element, drawn: readonly string[]): (string | undefined)[] {
  const part = (name: string) => [
    ...picture.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
  ];
  if (kind === 'k3') return part('sum').map((sum) => sum.querySelector('b')?.textContent);
  if (kind === 'pk10') return part('boat').map(({ dataset }) => dataset.rank);
  return drawn.filter((number) => picture.textContent.includes(number));
}
const endOf = (kind: Kind, drawn: readonly string[]): string[] => {
  if (kind === 'k3') return [String(drawn.reduce((sum, die) => sum + Number(die), 0))];
  // Boat 1 came first, and so on.
  if (kind === 'pk10') return drawn.map((_, rank) => String(rank));
  return [...drawn];
};

test.each(Object.keys(SHAPES) as Kind[])(
  'the stage of %s ends with its numbers in sight',
  (kind) => {
    const draw = drawOf(kind, '5');
    const { rerender } = render(show(kind, drawOf(kind, '4')));
    rerender(show(kind, draw));
    const [picture = document.body] = screen
      .getByRole('region', { name: 'The draw' })
      .querySelectorAll(':scope > [aria-hidden="true"]');
    const drawn = draw.prizes[0]?.numbers ?? [];
    expect(shownOf(kind, picture, drawn)).toEqual(endOf(kind, drawn));
    expect(moving.length).toBeGreaterThan(0);
  },
);
