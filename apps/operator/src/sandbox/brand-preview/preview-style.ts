import { INKS, type Theme } from '@palpite/contract';
import { RADII } from '#modules/talk/index.ts';

/** The page's style. The theme is checked by its schema, so nothing else than colours can be in it. */
export function previewStyle(theme: Theme): string {
  const radii = Object.entries(RADII[theme.radius]).map(([name, value]) => `--r-${name}:${value}`);
  const colours = (name: 'light' | 'dark') =>
    Object.entries(theme[name]).map(([role, value]) => `--${role}:${value}`);
  const inks = INKS.map(
    (ink) => `.ink${ink}{background:var(--ink${ink});color:var(--onInk${ink})}`,
  );
  return [
    `.light{color-scheme:light;${[...colours('light'), ...radii].join(';')}}`,
    `.dark{color-scheme:dark;${[...colours('dark'), ...radii].join(';')}}`,
    ...inks,
    // An outline's colours are attributes, so they need no style.
    '.dark .of-light,.light .of-dark{display:none}',
  ].join('');
}

export const FRAME_STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:450 14px/1.5 system-ui,"Noto Sans Thai","Noto Sans SC",sans-serif}
main{display:grid;gap:20px;padding:20px;max-width:1200px;margin:0 auto}
h1{font-size:20px}
h2{font-size:16px}
form{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:end}
label{display:grid;gap:2px}
input[type=range]{width:180px}
select,button{font:inherit;padding:6px 10px}
:focus-visible{outline:2px solid;outline-offset:2px}
.themes{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
.page{background:var(--canvas);color:var(--textDefault);border:1px solid var(--border);border-radius:12px;overflow:hidden}
.bar{background:var(--bar);color:var(--onBar);display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:10px 16px}
.bar svg{height:28px;width:auto;display:block}
.field{background:var(--barField);color:var(--onBarMuted);border:1px solid var(--barLine);border-radius:var(--r-control);padding:6px 12px;flex:1}
.button{background:var(--action);color:var(--onAction);border-radius:var(--r-control);padding:8px 16px;font-weight:700;box-shadow:inset 0 -3px 0 var(--actionEdge)}
.ceremony{background:var(--ceremony);color:var(--onCeremony);box-shadow:none}
.chosen{background:var(--accentSoft);color:var(--accentStrong);border-radius:var(--r-chip);padding:4px 10px}
.body{display:grid;gap:14px;padding:16px}
.card{background:var(--surface);border:1px solid var(--border);border-radius:var(--r-card);padding:14px;display:grid;gap:6px}
.muted{color:var(--textMuted)}
.subtle{color:var(--textSubtle)}
.link{color:var(--accentStrong);text-decoration:underline}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}
.doors{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.doors span{padding:14px 8px;border-radius:var(--r-box);text-align:center;font-weight:700}
.positive{color:var(--positive)}.negative{color:var(--negative)}.warning{color:var(--warning)}.info{color:var(--info)}
.input{border:1px solid var(--borderStrong);background:var(--sunken);border-radius:var(--r-control);padding:8px 12px;outline:2px solid var(--focus);outline-offset:2px}
.foot{background:var(--foot);color:var(--onFootMuted);border-top:1px solid var(--footLine);padding:14px 16px}
.foot strong{color:var(--onFoot)}
#parts{display:grid;gap:16px}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:4px 10px;border-bottom:1px solid}
td.number{text-align:end;font-variant-numeric:tabular-nums}
.fault{font-weight:700}
`.replaceAll('\n', '');
