import type { SVGProps } from 'react';

/** The drawing as lucide's icon modules hold it: shapes on a field of 24 units. */
interface IconDrawing {
  readonly node: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
    attributes: Readonly<Record<string, string>>,
  ])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number | string;
}

/**
 * An icon of a lucide drawing, in place of lucide's own component in what is built for browsers (`apps/web/drawn-icons.ts`):
 * the same picture without the options that are never set here, its strokes said once (`base.css`). Its shapes are made once, so that React passes over them
 * whenever what is around them is drawn again.
 */
export function createIcon({ node }: IconDrawing) {
  const shapes = node.map(([Tag, { key, ...attributes }]) => <Tag key={key} {...attributes} />);
  return function Icon({ size = 24, ...others }: IconProps) {
    return (
      <svg
        data-icon=""
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
        {...others}
      >
        {shapes}
      </svg>
    );
  };
}
