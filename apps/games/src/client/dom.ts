/** Builds elements without HTML strings, which works on any page under Trusted Types. */

type Child = Node | string | null | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes and children; `undefined` and `false` leave an attribute out. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** A button; when it shows only a picture, `label` is its accessible name. */
export function button(
  attributes: Attributes,
  onPress: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const made = el('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onPress);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon of 24 × 24 from path data; hidden from screen readers. */
export function icon(paths: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', paths);
  svg.append(path);
  return svg;
}

export const ICONS = {
  rules: 'M12 16v-5M12 8h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  history: 'M3 12a9 9 0 1 0 3-6.700L3 8M3 3v5h5M12 7v5l3 2',
  fairness: 'M12 3l7 3v6c0 4-3 7.5-7 9-4-1.5-7-5-7-9V6zM9 12l2 2 4-4',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5',
  lower: 'M6 12h12',
  higher: 'M6 12h12M12 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M20 12a8 8 0 1 1-2.3-5.600M20 3v5h-5',
} as const;
