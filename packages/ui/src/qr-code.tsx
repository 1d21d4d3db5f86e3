import { encode } from 'uqr';

/** The code's own units: everything below is drawn in them and shown at whatever size is asked for. */
const SIDE = 200;
const MARGIN = 20;

interface QrCodeProps {
  /** What a reader gets: an address in full, since nothing here resolves it. */
  text: string;
  /** What it leads to; its name for those who do not see it. */
  label: string;
  /** Side on the page, in CSS pixels. */
  size?: number;
}

/** A QR code that 15 % of damage does not hurt (level M). Black on white in every theme, or readers fail. */
export function QrCode({ text, label, size = SIDE }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const step = (SIDE - 2 * MARGIN) / modules;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size}
      height={size}
      className="rounded-mark"
    >
      <rect width={SIDE} height={SIDE} fill="#fff" />
      <path
        transform={`translate(${MARGIN} ${MARGIN}) scale(${step})`}
        fill="#000"
        shapeRendering="crispEdges"
        d={modulePath(data)}
      />
    </svg>
  );
}

/** Each row's dark modules as runs of unit squares, so that no hairline shows between neighbours. */
function modulePath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  });
  return path;
}
