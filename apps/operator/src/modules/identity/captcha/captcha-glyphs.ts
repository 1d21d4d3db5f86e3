/**
 * The captcha's letters as strokes on a grid 10 wide and 14 high (SVG path data), so that a picture needs no font of
 * the machine. Of each group of characters that look alike (0 O Q D, 1 I J, B 8, S 5, Z 2, G 6) only one is used.
 */
export const CAPTCHA_GLYPHS = {
  '2': 'M1 4Q1 0 5 0Q9 0 9 4Q9 7 5 10L1 14H9',
  '3': 'M1 1Q3 0 5 0Q9 0 9 3.5Q9 7 4 7Q9 7 9 10.5Q9 14 5 14Q2 14 1 13',
  '4': 'M7 14V0L1 10H9.5',
  '5': 'M8.5 0H2L1.5 6Q3 5 5 5Q9 5 9 9.5Q9 14 4.5 14Q2 14 1 13',
  '6': 'M8 0Q1 3 1 9.5Q1 14 5 14Q9 14 9 10Q9 6 5 6Q2 6 1 9',
  '7': 'M1 0H9L4 14',
  '8': 'M5 7Q1 6.5 1 3.5Q1 0 5 0Q9 0 9 3.5Q9 6.5 5 7Q1 7.5 1 10.5Q1 14 5 14Q9 14 9 10.5Q9 7.5 5 7',
  '9': 'M2 14Q9 11 9 4.5Q9 0 5 0Q1 0 1 4Q1 8 5 8Q8 8 9 5',
  A: 'M0.5 14L5 0L9.5 14M2.5 9H7.5',
  C: 'M9 2.5Q7.5 0 5 0Q1 0 1 7Q1 14 5 14Q7.5 14 9 11.5',
  E: 'M9 0H1.5V14H9M1.5 7H7',
  F: 'M9 0H1.5V14M1.5 7H7',
  H: 'M1 0V14M9 0V14M1 7H9',
  K: 'M1.5 0V14M9 0L1.5 8M4.5 5.5L9 14',
  L: 'M1.5 0V14H9',
  M: 'M0.5 14V0L5 8L9.5 0V14',
  N: 'M1 14V0L9 14V0',
  P: 'M1.5 14V0H5Q9 0 9 4Q9 8 5 8H1.5',
  R: 'M1.5 14V0H5Q9 0 9 3.8Q9 7.5 5 7.5H1.5M5 7.5L9 14',
  T: 'M0.5 0H9.5M5 0V14',
  U: 'M1 0V9Q1 14 5 14Q9 14 9 9V0',
  V: 'M0.5 0L5 14L9.5 0',
  W: 'M0 0L2.5 14L5 5L7.5 14L10 0',
  X: 'M1 0L9 14M9 0L1 14',
  Y: 'M0.5 0L5 7L9.5 0M5 7V14',
} as const satisfies Record<string, string>;
export type CaptchaSign = keyof typeof CAPTCHA_GLYPHS;
export const CAPTCHA_SIGNS = Object.keys(CAPTCHA_GLYPHS) as readonly CaptchaSign[];
