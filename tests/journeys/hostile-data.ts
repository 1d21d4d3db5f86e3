/**
 * Writes hostile texts into the site's database, everywhere that staff, a vendor or a stranger could have put them.
 */
import { hostileSample, hostileTexts } from '@palpite/contract/testing/hostile-texts.ts';
import pg from 'pg';
import { PROVE } from './proof.ts';

/** The longest valid title of a banner. */
const BANNER_LENGTH = 80;
/** The most items in one list of a text. */
const LIST_LENGTH = 40;

/** Half a surrogate pair has no UTF-8 form, so a database refuses it. */
export const HOSTILE = (PROVE ? hostileTexts() : hostileSample(6)).filter((text) =>
  text.isWellFormed(),
);

export const HOSTILE_TITLES = [
  ...new Set(HOSTILE.map((text) => [...text].slice(0, BANNER_LENGTH / 2).join(''))),
];

/** The same text in each of the brand's languages. */
const inEach = (languages: readonly string[], text: string) =>
  Object.fromEntries(languages.map((language) => [language, text]));

/**
 * Writes them into the most played games, every vendor, one announcement with all and many with one each, and home's
 * banners.
 */
export async function writeHostileTexts(databaseUrl: string, brandCode: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE operator.game SET titles = jsonb_build_object('EN', text)
       FROM unnest($1::text[]) WITH ORDINALITY AS hostile (text, place)
       JOIN (SELECT node_id, row_number() OVER (ORDER BY popularity DESC, node_id) AS place
             FROM operator.game WHERE category = 'RNG') AS ranked USING (place)
       WHERE game.node_id = ranked.node_id`,
      [HOSTILE],
    );
    await client.query(
      `UPDATE operator.vendor SET name = text
       FROM unnest($1::text[]) WITH ORDINALITY AS hostile (text, place) WHERE rank = place - 1`,
      [spread(HOSTILE, 60)],
    );
    // Records and boards read both from the list of what can be bet on.
    await client.query(
      `UPDATE operator.node SET titles = game.titles, vendor_name = vendor.name
       FROM operator.game JOIN operator.vendor ON vendor.code = game.vendor_code
       WHERE node.node_id = game.node_id`,
    );
    await announce(client, brandCode);
    await client.query(
      `UPDATE operator.brand SET document = jsonb_set(document, '{banners}', $2) WHERE code = $1`,
      [brandCode, JSON.stringify(await bannersOf(client, brandCode))],
    );
  } finally {
    await client.end();
  }
}

async function announce(client: pg.Client, brandCode: string): Promise<void> {
  const lists: string[][] = [];
  for (let from = 0; from < HOSTILE.length; from += LIST_LENGTH) {
    lists.push(HOSTILE.slice(from, from + LIST_LENGTH));
  }
  const all = { title: 'All of them', content: lists.map((list) => ({ list })) };
  const each = spread(HOSTILE, 27).map((title) => ({
    title,
    content: [{ heading: title }, title],
  }));
  // The last one written is the newest, and so the first of the list.
  for (const text of [...each, all]) {
    await client.query(
      `INSERT INTO operator.announcement (brand_code, type, texts, published_at)
       VALUES ($1, 'B', $2, clock_timestamp())`,
      [brandCode, JSON.stringify({ EN: text })],
    );
  }
}

async function bannersOf(client: pg.Client, brandCode: string): Promise<object[]> {
  const { rows } = await client.query<{
    document: { languages: string[]; banners: { art: object }[] };
  }>('SELECT document FROM operator.brand WHERE code = $1', [brandCode]);
  const [brand] = rows;
  if (!brand) throw new Error(`no brand ${brandCode}`);
  const { languages, banners } = brand.document;
  return HOSTILE_TITLES.map((text, index) => ({
    id: `hostile-${index}`,
    group: 'home',
    title: inEach(languages, text),
    text: inEach(languages, HOSTILE_TITLES.at(-1 - index) ?? text),
    linkage: 'internal',
    url: '/rng',
    art: banners[0]?.art,
  }));
}

/** A sample spread evenly over the whole list. */
function spread(texts: readonly string[], some: number): string[] {
  const step = Math.floor(texts.length / some);
  return texts.filter((_, index) => index % step === 0).slice(0, some);
}
