import type { Theme } from '@palpite/contract';
import { faceStyle } from '../brand/face-style.ts';

/** The chat room's style: the brand's own face, in the one theme that the visitor has chosen. */
export function roomStyle(theme: Theme, chosen: 'light' | 'dark', headerColor: string): string {
  const head = `--head:${headerColor};--on-head:${isLight(headerColor) ? '#000000' : '#ffffff'}`;
  return `${faceStyle(theme, chosen)}:root{${head}}${RULES}`;
}

/** Whether black is read better on it than white: by its relative luminance (WCAG). @param color `#rrggbb` */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

const RULES = `
[hidden]{display:none!important}
html,body{height:100%}
body{display:flex;flex-direction:column;overflow-wrap:anywhere}
header{padding:10px 16px;background:var(--head);color:var(--on-head)}
h1{font-size:14px;font-weight:700}
.note{padding:8px 16px;font-size:12px;color:var(--textMuted);background:var(--surface);border-bottom:1px solid var(--border)}
.log{flex:1;min-height:0;overflow-y:auto;overscroll-behavior:contain;padding:12px 16px}
ol{list-style:none;padding:0;display:grid;gap:8px;justify-items:start}
li{max-width:85%;padding:8px 12px;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-card);border-bottom-left-radius:4px}
li.mine{justify-self:end;background:var(--accentSoft);border-color:transparent;border-radius:var(--radius-card);border-bottom-right-radius:4px}
li span{display:flex;gap:8px;justify-content:space-between;font-size:12px;color:var(--textMuted)}
li b{color:var(--textDefault)}
li.mine span,li.mine b{color:var(--accentStrong)}
li p{white-space:pre-wrap;color:var(--textDefault)}
.empty{color:var(--textMuted);text-align:center;padding:32px 0}
.status{padding:6px 16px;font-size:12px;font-weight:600;color:var(--textMuted);background:var(--surface);border-top:1px solid var(--border)}
.status.wrong{color:var(--negative)}
form{display:grid;grid-template-columns:1fr auto;gap:8px;align-items:end;padding:12px 16px;background:var(--surface);border-top:1px solid var(--border)}
label{grid-column:1/-1;font-size:12px;font-weight:600}
textarea{font:inherit;font-size:16px;width:100%;height:44px;min-height:44px;max-height:120px;resize:none;color:inherit;background:var(--canvas);border:1px solid var(--borderStrong);border-radius:var(--radius-box);padding:9px 14px}
button{font:inherit;font-weight:700;min-height:44px;padding:8px 16px;border:0;border-radius:var(--radius-control);background:var(--accent);color:var(--textOnAccent);cursor:pointer}
.newer{align-self:center;margin:-52px 0 8px;position:relative;background:var(--raised);color:var(--textDefault);border:1px solid var(--borderStrong)}
.log:focus-visible{outline-offset:-2px}
`.replaceAll('\n', '');
