/** Every number that has one of the digits chosen for each place. */
export function builtNumbers(digits: readonly (readonly string[])[]): string[] {
  return digits.reduce<string[]>(
    (numbers, place) => numbers.flatMap((number) => place.map((digit) => number + digit)),
    [''],
  );
}
