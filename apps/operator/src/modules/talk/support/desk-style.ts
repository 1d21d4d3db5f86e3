import type { Theme } from '@palpite/contract';
import { faceStyle } from '../page/face-style.ts';
import type { TextTypeface } from '../page/fonts.ts';

/** The customer-service page's style: the brand's own face, in the visitor's theme. */
export function deskStyle(theme: Theme, text: TextTypeface, chosen: 'light' | 'dark'): string {
  return faceStyle(theme, text, chosen) + RULES;
}

const RULES = `
body{overflow-wrap:break-word}
header{display:flex;align-items:center;gap:12px;padding:12px 20px;background:var(--surface);border-bottom:1px solid var(--border)}
header img{height:28px;width:auto}
h1{font-size:16px;font-weight:700;margin-left:auto}
.vip{background:var(--accentSoft);color:var(--accentStrong);font-size:12px;font-weight:700;padding:2px 8px;border-radius:var(--radius-chip)}
.news{position:sticky;top:0;z-index:1;padding:10px 20px;background:var(--accentSoft);color:var(--accentStrong);font-weight:600}
.news:empty{padding:0}
main{display:grid;gap:20px;padding:20px;max-width:560px;margin:0 auto}
@media(min-width:860px){main:has(.scene){max-width:860px;grid-template-columns:240px minmax(0,1fr);column-gap:48px;padding-top:48px}main>section{grid-column:2}main>.scene{grid-row:1 / span 9;width:240px;height:240px}}
.scene{width:112px;height:112px;border-radius:var(--radius-card)}
section,form{display:grid;gap:12px}
h2{font-size:14px;font-weight:700}
p{color:var(--textMuted)}
label{display:grid;gap:4px;font-weight:600}
small{font-size:12px;font-weight:450;color:var(--textMuted)}
.wrong{color:var(--negative);font-weight:600}
input,textarea{font:inherit;font-weight:450;width:100%;color:inherit;background:var(--surface);border:1px solid var(--borderStrong);border-radius:var(--radius-control);padding:10px 16px}
textarea{border-radius:var(--radius-box);min-height:120px;resize:vertical}
[aria-invalid=true]{border-color:var(--negative)}
button,.button{font:inherit;font-weight:700;min-height:44px;padding:8px 20px;border:0;border-radius:var(--radius-control);background:var(--action);color:var(--onAction);cursor:pointer}
button.quiet{background:var(--raised);color:inherit;border:1px solid var(--border)}
a{color:var(--accentStrong);font-weight:600}
.card{display:grid;gap:8px;padding:16px;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-card)}
.number{font-size:20px;font-weight:700;color:var(--textDefault);font-variant-numeric:tabular-nums;letter-spacing:.04em}
.said{white-space:pre-wrap;color:var(--textDefault)}
.answered{border-left:3px solid var(--positive);padding-left:12px}
.row{display:grid;grid-template-columns:1fr auto;gap:8px;align-items:end}
ul{list-style:none;padding:0;display:grid;gap:12px}
.framed header{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.framed main{padding:16px}
.framed .scene{display:none}
@media(max-height:560px){header{padding:8px 20px}main{gap:16px;padding:12px 20px}section,form{gap:8px}.scene{display:none}textarea{min-height:76px}}
`.replaceAll('\n', '');
