import { expect, test, vi } from 'vitest';
import { collectRows, fileText, TooManyRows } from './report-file.ts';
import type { ReportInput } from './report-input.ts';

test('a file has the headers first, and ends its lines as the format has it', () => {
  const column = (key: string, header = key.toUpperCase()) => ({
    key,
    header,
    cell: () => null,
    file: (row: Record<string, string>) => row[key] ?? '',
  });
  const columns = [column('a'), column('b', '=B')];
  expect(fileText(columns, [{ a: 'one', b: 'x,y' }], 'en')).toBe('A,\'=B\r\none,"x,y"\r\n');
});

/** The pages of a result, whose places are counts for brevity; one row is added with each answer where `grows`. */
const pages = (total: number, grows = false) => {
  let rows = total;
  return vi.fn(async ({ page, pageSize = 20 }: ReportInput) => {
    const begin = Number(page?.slice('after.'.length) ?? 0);
    const end = Math.min(begin + pageSize, rows);
    const answer = {
      rows: Array.from({ length: end - begin }, (_, index) => `${begin + index}`),
      pages: { previous: null, next: end < rows ? `after.${end}` : null },
    };
    if (grows) rows += 1;
    return answer;
  });
};
const collect = (total: number, grows = false) => collectRows(total, pages(total, grows), {});

test('every row of a result is collected, in few calls', async () => {
  const ask = pages(2_500);
  expect(await collectRows(2_500, ask, {})).toEqual(
    Array.from({ length: 2_500 }, (_, index) => `${index}`),
  );
  expect(ask).toHaveBeenCalledTimes(3);
  expect(await collect(0)).toEqual([]);
  expect(await collect(10_000)).toHaveLength(10_000);
});

test('rows that arrive while a result is collected are in it once', async () => {
  const rows = await collect(2_500, true);
  expect(rows).toEqual(Array.from({ length: 2_502 }, (_, index) => `${index}`));
});

test('more than a file holds is refused before a row is read, and when it is only reached while it is collected', async () => {
  const many = pages(10_001);
  await expect(collectRows(10_001, many, {})).rejects.toEqual(new TooManyRows(10_001));
  expect(many).not.toHaveBeenCalled();
  await expect(collect(9_995, true)).rejects.toThrow(TooManyRows);
});
