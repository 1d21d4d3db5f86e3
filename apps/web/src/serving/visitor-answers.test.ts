import { expect, test } from 'vitest';
import { VisitorAnswers } from './visitor-answers.ts';

const request = () => new Request('http://localhost:3000/wps/catalogue/games');
const answered = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('pages that ask the same at once are one call', async () => {
  const answers = new VisitorAnswers();
  let calls = 0;
  const call = () => answered(`call ${(calls += 1)}`);
  const pages = [answers.of('1', call), answers.of('1', call)];
  const texts = await Promise.all(pages.map(async (page) => (await page(request())).text()));
  expect(texts).toEqual(['call 1', 'call 1']);
});

test('a page that waits for the call of one that has ended asks for itself', async () => {
  const answers = new VisitorAnswers();
  const ended = Promise.withResolvers<Response>();
  const first = answers.of('1', () => ended.promise)(request());
  const second = answers.of('1', () => answered('its own'))(request());
  ended.reject(new Error('The page has ended'));
  await expect(first).rejects.toThrow('The page has ended');
  expect(await (await second).text()).toBe('its own');
});

test('a page whose own call fails asks no second time, and an answer that says what went wrong is no failed call', async () => {
  const answers = new VisitorAnswers();
  let calls = 0;
  const failing = answers.of('1', () => {
    calls += 1;
    return Promise.reject(new Error('the operator is down'));
  });
  await expect(failing(request())).rejects.toThrow('the operator is down');
  expect(calls).toBe(1);
  const refusing = answers.of('1', () => {
    calls += 1;
    return answered('too many', 429);
  });
  const both = await Promise.all([refusing(request()), refusing(request())]);
  expect(both.map(({ status }) => status)).toEqual([429, 429]);
  expect(calls).toBe(2);
});
