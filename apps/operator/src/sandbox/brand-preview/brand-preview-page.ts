import type { Drawing } from '@palpite/brands/face-schema.ts';
import type { MeasuredPair } from '@palpite/brands/contrast.ts';
import type { RecipeColours } from '@palpite/brands/maker/recipe.ts';
import { INKS } from '@palpite/contract';
import { html, raw } from 'hono/html';
import { FRAME_STYLE, previewStyle } from './preview-style.ts';
import type { PreviewSubject } from './preview-subject.ts';

/** The parts of the page that change: their style and their content. */
export interface PreviewParts {
  readonly style: string;
  readonly content: ReturnType<typeof html>;
}

interface Page {
  readonly codes: readonly string[];
  readonly code: string;
  readonly colours: RecipeColours | null;
  readonly parts: PreviewParts;
  readonly nonce: string;
}

export function previewPage({ codes, code, colours, parts, nonce }: Page) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Brand preview</title>
        <style nonce="${nonce}">${raw(FRAME_STYLE)}</style>
        <style nonce="${nonce}" id="theme">${raw(parts.style)}</style>
      </head>
      <body>
        <main>
          <h1>Brand preview</h1>
          <p>
            A brand's files as they are now, or its look with other hues. The page follows your changes; what fits goes into
            the short file of <code>npm run brand</code>.
          </p>
          ${controls(codes, code, colours)}
          <div id="parts">${parts.content}</div>
        </main>
        <script nonce="${nonce}">${raw(SCRIPT)}</script>
      </body>
    </html>`;
}

function controls(codes: readonly string[], code: string, colours: RecipeColours | null) {
  const { ground, accent, ceremony, strength, bar } = colours ?? START;
  const hue = (name: string, label: string, value: number) =>
    html`<label>${label}<input type="range" name="${name}" min="0" max="360" value="${value}" /></label>`;
  return html`<form method="get">
    <label>Brand<select name="brand">${codes.map((each) => html`<option ${each === code ? 'selected' : ''}>${each}</option>`)}</select></label>
    <label>Colours<select name="from"><option value="files" ${colours ? '' : 'selected'}>of its files</option><option value="hues" ${colours ? 'selected' : ''}>from these hues</option></select></label>
    ${hue('ground', 'Page', ground)} ${hue('accent', 'Accent', accent)} ${hue('ceremony', 'Second colour', ceremony)}
    <label>Strength<input type="range" name="strength" min="0" max="1.3" step="0.1" value="${strength}" /></label>
    <label>Header<select name="bar"><option ${bar === 'page' ? 'selected' : ''}>page</option><option ${bar === 'accent' ? 'selected' : ''}>accent</option></select></label>
    <button>Show</button>
  </form>`;
}

const START: RecipeColours = { ground: 130, accent: 165, ceremony: 55, strength: 1, bar: 'page' };

export function faultPart(message: string): PreviewParts {
  return { style: '', content: html`<p role="alert" class="fault">${message}</p>` };
}

export function previewParts(subject: PreviewSubject): PreviewParts {
  const { theme, pairs, colours } = subject;
  return {
    style: previewStyle(theme),
    content: html`<div class="themes">${page(subject, 'light')}${page(subject, 'dark')}</div>
      ${colours ? html`<pre>"colours": ${JSON.stringify(colours)}</pre>` : ''}
      ${table(pairs)}`,
  };
}

const TONES = ['positive', 'negative', 'warning', 'info'] as const;

function page({ name, marks, colours }: PreviewSubject, theme: 'light' | 'dark') {
  // Another palette's header may be no ground for the brand's own marks.
  const bar = colours === null;
  return html`<section class="page ${theme}" aria-label="${theme}">
    <div class="bar">${drawing(marks.sign, theme, false)}${drawing(marks.wordmark, theme, bar)}<span class="field">Search</span><span class="button">Register</span></div>
    <div class="body">
      <div class="row"><span class="chosen">Chosen</span><span>Not chosen</span><span class="button">Deposit</span><span class="button ceremony">Jackpot</span></div>
      <div class="doors">${INKS.map((ink) => html`<span class="ink${ink}">Door ${ink}</span>`)}</div>
      <div class="card"><h2>${name}</h2><p>Words on a card.</p><p class="muted">Less important words.</p><p class="subtle">A hint. <span class="link">A link</span></p>
        <p class="row">${TONES.map((tone) => html`<span class="${tone}">${tone}</span>`)}</p></div>
      <div class="input">A field that has the focus</div>
    </div>
    <div class="foot"><strong>Play money only.</strong> The foot of the page.</div>
  </section>`;
}

/** Outlines are checked by their schema: numbers and the commands of a path. */
function drawing({ box, shapes }: Drawing, theme: 'light' | 'dark', onBar: boolean) {
  const paths = shapes.map(
    (shape) =>
      html`<path d="${shape.outline}" fill="${(onBar ? shape.bar : undefined) ?? shape[theme]}"></path>`,
  );
  return html`<svg viewBox="${box.join(' ')}" aria-hidden="true">${paths}</svg>`;
}

function table(pairs: readonly MeasuredPair[]) {
  const ordered = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  const faults = ordered.filter(({ ratio, least }) => ratio < least).length;
  const verdict =
    faults === 0
      ? html`<p role="status">All ${pairs.length} pairs of colours have their contrast.</p>`
      : html`<p role="alert" class="fault">${faults} of ${pairs.length} pairs of colours are too close.</p>`;
  const row = ({ theme, colour, ground, ratio, least }: MeasuredPair) =>
    html`<tr class="${ratio < least ? 'fault' : ''}"><td>${theme}</td><td>${colour}</td><td>${ground}</td><td class="number">${ratio.toFixed(2)}</td><td class="number">${least}</td><td>${ratio < least ? 'too close' : 'fits'}</td></tr>`;
  return html`<h2>Contrast</h2>${verdict}
    <table><thead><tr><th scope="col">Theme</th><th scope="col">Colour</th><th scope="col">On</th><th scope="col">Ratio</th><th scope="col">Least</th><th scope="col">Verdict</th></tr></thead>
    <tbody>${ordered.map(row)}</tbody></table>`;
}

/** Without it the form's button shows the same. */
const SCRIPT = `
const form=document.forms[0];
const address=()=>{const given=new URLSearchParams(new FormData(form));
if(given.get('from')==='files')for(const name of['ground','accent','ceremony','strength','bar'])given.delete(name);
return '/dev/brand?'+given};
let last='';
async function show(){
const answer=await fetch(address()+'&parts').catch(()=>null);
if(!answer?.ok)return;
const{style,content}=await answer.json();
if(style+content===last)return;
last=style+content;
document.getElementById('theme').textContent=style;
document.getElementById('parts').innerHTML=content}
let soon;
form.addEventListener('input',event=>{
if(event.target.type==='range')form.elements.from.value='hues';
clearTimeout(soon);soon=setTimeout(()=>{history.replaceState(null,'',address());show()},120)});
form.addEventListener('submit',event=>{event.preventDefault();show()});
setInterval(()=>{if(!document.hidden)show()},1500);
`.trim();
