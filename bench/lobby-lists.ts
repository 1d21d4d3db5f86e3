/** Pages of the slots lobby as its filters, orders and searches ask for them. */

const REQUESTS = 400;
const PAGES = 476;
const VENDORS = ['TUCF', 'MFOX', 'SABI', 'PEDR'];
const CLASSES = ['LINES', 'WAYS', 'HOLD', 'CASCADE', 'EXPAND', 'FREE', 'SHIFT', 'CLIMB'];
const SORTS = ['popular', 'newest', 'name'];
const NAMES = ['a', 'lua', 'onça', 'tuc', 'forge', 'poção', 'tucano forge', 'zzzz', 'sabiá n', 'd'];
const LANGUAGES = ['PT', 'EN', 'VI'];
const STAKES = ['20', '50', '100', '500'];

/** How long each of some hundred different lists took, in milliseconds. */
export async function listTimes(origin: string): Promise<number[]> {
  const asked = Array.from({ length: REQUESTS }, (_, at) => listAddress(origin, at));
  // What the server compiles and the database reads for the first time is not what is asked here.
  for (const address of asked.slice(0, REQUESTS / 10)) await timeOf(address);
  const times: number[] = [];
  for (const address of asked) times.push(await timeOf(address));
  return times;
}

async function timeOf(address: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} from ${address}`);
  return performance.now() - began;
}

/** Counts through filters of different lengths, so that they meet in ever new ways; every third goes deep. */
function listAddress(origin: string, at: number): string {
  const some = (values: readonly string[], every: number) =>
    at % every === 0 ? values[Math.floor(at / every) % values.length] : undefined;
  const filter = {
    gameType: 'RNG',
    pageSize: '42',
    pageNo: at % 3 === 0 ? `${1 + ((at * 37) % PAGES)}` : '1',
    vassalage: some(VENDORS, 7),
    gameClassify: some(CLASSES, 5),
    minBet: some(STAKES, 6),
    gameName: some(NAMES, 4),
    sort: some(SORTS, 2),
    language: LANGUAGES[at % LANGUAGES.length],
  };
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${origin}/wps/catalogue/games?${new URLSearchParams(given)}`;
}
