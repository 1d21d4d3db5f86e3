import { invalidInput } from '#kernel/staff/staff-error.ts';

const LONGEST = 1000;

/**
 * Checks an operator's override of a text of the site.
 * @throws StaffError when a value (`{count}`) or a mark (`<0>`) of the text is missing or added: the site would show
 * a hole, or the bare name
 */
export function readTextOverride(text: string, override: string): string {
  if (override.trim() === '' || override.length > LONGEST) {
    throw invalidInput(`An own text must have 1 to ${LONGEST} characters.`);
  }
  const [expected, given] = [partsOf(text), partsOf(override)];
  if (expected.join() !== given.join()) {
    const list = expected.length > 0 ? expected.join(', ') : 'no {value} and no <mark>';
    throw invalidInput(`"${text}" contains ${list}: the own text must contain the same.`);
  }
  return override;
}

/** The values and the marks in an ICU message, each once. */
function partsOf(text: string): string[] {
  const values = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => `{${name}}`);
  const marks = text.match(/<\/?\d+\/?>/g) ?? [];
  return [...new Set([...values, ...marks])].toSorted();
}
