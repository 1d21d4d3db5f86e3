import { isPermitted } from '@palpite/domain';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/**
 * Section 7 of the specification, transcribed by hand: operation, path, flags and, where it says one, the
 * method. The contract is compared with this list both ways.
 */
const SECTION_SEVEN = `
login                 | POST   | /wps/session/login                                  | E
smsNoLogin            |        | /wps/verification/sms/noLogin                       |
whitelabelMenu        |        | /wps/system/whitelabel                              |
memberAvatar          | GET    | /wps/relay/MCSFE_getPlayerAvatar                    | T
gameMenus             | GET    | /lgw/games/game_menus                               |
memberInfo            | GET    | /wps/member/info                                    | T
register              | PUT    | /wps/member/register                                | E
registerMobile        | PUT    | /wps/member/register/mobile                         | E
changePassword        | POST   | /wps/member/password                                | T,E
affiliateCheck        | GET    | /wps/agent/affiliate                                |
registerSettings      | GET    | /wps/system/setting/register                        |
forgotPasswordByEmail | POST   | /wps/member/password/email                          |
freePlayLogin         | POST   | /wps/session/login/freeplay                         |
captcha               | GET    | /wps/captcha                                        |
memberIcon            | GET    | /wps/member/info/icon                               | T
status                | GET    | /wps/system/status                                  |
setPasswordByPhone    | POST   | /wps/member/password/verification                   | E
logout                | DELETE | /wps/session/logout                                 | T
balance               |        | /wps/v2/wallets/balance                             | T
walletTransfer        | POST   | /wps/relay/GCS_walletTransfer                       | T
hotGames              |        | /wps/relay/GCSGAME_hotGamesV2                       |
gameList              |        | /wps/relay/GCSGAME_gameList                         | T
announcements         |        | /wps/relay/MCSFE_getListAnnouncements               |
vassGameType          |        | /wps/relay/GCSGAME_getVassGameType                  | T
newGameVendor         | GET    | /wps/relay/GCSGAME_newGameVendor                    |
favouriteIds          |        | /wps/relay/MCSFE_getFavoriteGames                   | T
favouriteList         |        | /wps/relay/MCSFE_getFavoriteGamesList               | T
recentGames           |        | /wps/relay/GCS_recentGame                           | T
roomList              |        | /wps/relay/GLS2_roomList                            | T
launchGame            |        | /wps/game/launchGame                                | T
vietnamMenu           |        | /lgw/vn/games/game_menu                             |
vietnamRecent         |        | /lgw/vn/games/game_menu/recent                      | T
missionSummary        |        | /wps/relay/MCSFE_getMissionSummaryDetails           | T
missionLeaderboard    |        | /wps/relay/MCSFE_getMissionLeaderboard              | T
popularLotteries      |        | /lgw/games/popular                                  |
vietnamOpenedNumbers  |        | /lgw/vn/numeros/opened/game                         |
consolidatedFunds     |        | /wps/member/info/funds/consolidated                 | T
dividend              |        | /wps/relay/MCS2_processDividendReq                  | T
dailySalary           |        | /wps/relay/MCS2_processDailySalContract             | T
openedNumbers         |        | /lotto/lgw/games/opened/numero                      | T
merchantWallet        |        | /wps/relay/GCS_merchantWallet                       | T
hourlySalary          | POST   | /wps/relay/MCS2_processContractHourSalary           | T
realTimeSalary        | POST   | /wps/relay/MCSFE_processRealTimeSalaryContract      | T
winnerBoard           |        | /wps/relay/GCSGAME_getRankList                      |
domainRoutes          |        | /wps/system/domainRoute                             |
smsRegister           | POST   | /wps/verification/sms/register                      |
feedback              | PUT    | /wps/feedback                                       |
claimRaffle           | POST   | /wps/relay/MCS2_claimRafflePromotion                | T
unreadCount           |        | /wps/relay/CSP_unreadCount                          | T
helpCenter            |        | /wps/system/helpCenter                              |
`;

const listed = SECTION_SEVEN.trim()
  .split('\n')
  .map((line) => {
    const [name = '', method = '', path = '', flags = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { name, method, path, flags };
  });

/** Calls that section 7 names without a path: the extension gives them one. */
const NAMED_WITHOUT_PATH = [
  'countryCodes',
  'favouriteAdd',
  'favouriteRemove',
  'pointsBalance',
  'pointsRewards',
  'pointsRedeem',
  'pointsRedemptions',
  'pointsConfig',
  'pointsTransactions',
  'pointsConvert',
  'chatUrl',
  'chatUnread',
  'chatLanguage',
  'customerServicePaths',
  'loginByToken',
] as const satisfies readonly (keyof typeof endpoints)[];

const table: Record<string, Endpoint> = endpoints;

const flagsOf = (endpoint: Endpoint) =>
  [endpoint.token === 'required' && 'T', endpoint.encrypted && 'E'].filter(Boolean).join(',');

describe('the endpoint table', () => {
  test.each(listed)('[API-01] it has $name as section 7 does', ({ name, method, path, flags }) => {
    const endpoint = table[name];
    expect(endpoint, `${name} is missing`).toBeDefined();
    if (endpoint === undefined) return;
    expect(endpoint.path).toBe(path);
    expect(flagsOf(endpoint)).toBe(flags);
    expect(endpoint.origin).toBe('spec');
    expect(endpoint.module).not.toBe('');
    // The list has no method where section 7 has none.
    expect([endpoint.method, '']).toContain(method);
  });

  test('[API-01] nothing but those calls claims to come from the specification', () => {
    const claimed = Object.keys(table).filter((name) => table[name]?.origin === 'spec');
    expect(claimed.toSorted()).toEqual(listed.map(({ name }) => name).toSorted());
  });

  test.each(NAMED_WITHOUT_PATH)(
    '%s, which section 7 names without a path, is an extension',
    (name) => {
      expect(endpoints[name].origin).toBe('extension');
      expect(endpoints[name].path).toMatch(/^\/wps\//);
    },
  );

  test('every points call needs a token', () => {
    const points = Object.values(table).filter((endpoint) => endpoint.module === 'points');
    expect(points).toHaveLength(7);
    for (const endpoint of points) expect(endpoint.token).toBe('required');
  });
});

describe('every call', () => {
  const calls = Object.entries(table);

  test('has a method and path of its own', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(calls)('%s keeps the promises of its kind', (_name, endpoint) => {
    // Calls that read are safe and have no body; calls that act are not marked safe.
    expect(endpoint.method === 'GET').toBe(endpoint.idempotency === 'safe');
    const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    expect(bodyless && endpoint.body !== undefined).toBe(false);
    expect(endpoint.encrypted && endpoint.body === undefined).toBe(false);
    // Calls that move money require the password after idle time; a call without a session has no idle time.
    expect(endpoint.throttle === 'money' && !endpoint.sensitive).toBe(false);
    expect(endpoint.sensitive && endpoint.token !== 'required').toBe(false);
    // A visitor may make the calls that need no token, and no others.
    expect(isPermitted('visitor', endpoint.permission)).toBe(endpoint.token !== 'required');
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    expect(endpoint.summary).not.toBe('');
  });
});
