import { isPermitted } from '@palpite/domain';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { eachEndpoint } from './endpoint-tree.ts';
import { type EndpointName, endpoints } from './index.ts';

/**
 * Section 7 of the specification, transcribed by hand: operation, path, flags and, where it says one, the
 * method. The contract is compared with this list both ways.
 */
const SECTION_SEVEN = `
session.login                     | POST   | /wps/session/login                                  | E
verification.sendLoginCode        |        | /wps/verification/sms/noLogin                       |
system.getMenu                    |        | /wps/system/whitelabel                              |
member.getAvatar                  | GET    | /wps/relay/MCSFE_getPlayerAvatar                    | T
lottery.getMenu                   | GET    | /lgw/games/game_menus                               |
member.get                        | GET    | /wps/member/info                                    | T
member.register                   | PUT    | /wps/member/register                                | E
member.registerByMobile           | PUT    | /wps/member/register/mobile                         | E
password.change                   | POST   | /wps/member/password                                | T,E
affiliateCode.check               | GET    | /wps/agent/affiliate                                |
system.getRegisterSettings        | GET    | /wps/system/setting/register                        |
password.sendResetCode            | POST   | /wps/member/password/email                          |
session.loginAsGuest              | POST   | /wps/session/login/freeplay                         |
captcha.get                       | GET    | /wps/captcha                                        |
member.getIcon                    | GET    | /wps/member/info/icon                               | T
system.getStatus                  | GET    | /wps/system/status                                  |
password.resetByPhone             | POST   | /wps/member/password/verification                   | E
session.logout                    | DELETE | /wps/session/logout                                 | T
wallet.getBalance                 |        | /wps/v2/wallets/balance                             | T
wallet.transfer                   | POST   | /wps/relay/GCS_walletTransfer                       | T
game.listHot                      |        | /wps/relay/GCSGAME_hotGamesV2                       |
game.list                         |        | /wps/relay/GCSGAME_gameList                         | T
announcement.list                 |        | /wps/relay/MCSFE_getListAnnouncements               |
vendor.listCategories             |        | /wps/relay/GCSGAME_getVassGameType                  | T
vendor.list                       | GET    | /wps/relay/GCSGAME_newGameVendor                    |
favourite.listIds                 |        | /wps/relay/MCSFE_getFavoriteGames                   | T
favourite.list                    |        | /wps/relay/MCSFE_getFavoriteGamesList               | T
game.listRecent                   |        | /wps/relay/GCS_recentGame                           | T
room.list                         |        | /wps/relay/GLS2_roomList                            | T
game.launch                       |        | /wps/game/launchGame                                | T
lottery.getVietnamMenu            |        | /lgw/vn/games/game_menu                             |
lottery.listVietnamRecent         |        | /lgw/vn/games/game_menu/recent                      | T
mission.getSummary                |        | /wps/relay/MCSFE_getMissionSummaryDetails           | T
mission.getLeaderboard            |        | /wps/relay/MCSFE_getMissionLeaderboard              | T
lottery.listPopular               |        | /lgw/games/popular                                  |
lottery.listVietnamDraws          |        | /lgw/vn/numeros/opened/game                         |
wallet.getFunds                   |        | /wps/member/info/funds/consolidated                 | T
agentContract.processDividend     |        | /wps/relay/MCS2_processDividendReq                  | T
agentContract.processDailySalary  |        | /wps/relay/MCS2_processDailySalContract             | T
lottery.listDraws                 |        | /lotto/lgw/games/opened/numero                      | T
wallet.listVendorWallets          |        | /wps/relay/GCS_merchantWallet                       | T
agentContract.processHourlySalary | POST   | /wps/relay/MCS2_processContractHourSalary           | T
agentContract.processRealTimeSalary| POST   | /wps/relay/MCSFE_processRealTimeSalaryContract      | T
winner.list                       |        | /wps/relay/GCSGAME_getRankList                      |
system.listDomainRoutes           |        | /wps/system/domainRoute                             |
verification.sendRegisterCode     | POST   | /wps/verification/sms/register                      |
feedback.send                     | PUT    | /wps/feedback                                       |
promotion.claimRaffle             | POST   | /wps/relay/MCS2_claimRafflePromotion                | T
message.countUnread               |        | /wps/relay/CSP_unreadCount                          | T
system.getHelpCenter              |        | /wps/system/helpCenter                              |
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
  'country.list',
  'favourite.add',
  'favourite.remove',
  'points.getBalance',
  'points.listRewards',
  'points.redeem',
  'points.listRedemptions',
  'points.getConfig',
  'points.listTransactions',
  'points.convert',
  'chat.getUrl',
  'chat.countUnread',
  'chat.setLanguage',
  'customerService.listPaths',
  'session.loginByToken',
] as const satisfies readonly EndpointName[];

const calls = eachEndpoint(endpoints);
const endpointNamed = (name: string) => calls.find((call) => call.name === name)?.endpoint;

const flagsOf = (endpoint: Endpoint) =>
  [endpoint.token === 'required' && 'T', endpoint.encrypted && 'E'].filter(Boolean).join(',');

describe('the endpoint table', () => {
  test.each(listed)('[API-01] it has $name as section 7 does', ({ name, method, path, flags }) => {
    const endpoint = endpointNamed(name);
    expect(endpoint, `${name} is missing`).toBeDefined();
    if (endpoint === undefined) return;
    expect(endpoint.path).toBe(path);
    expect(flagsOf(endpoint)).toBe(flags);
    expect(endpoint.origin).toBe('spec');
    // The list has no method where section 7 has none.
    expect([endpoint.method, '']).toContain(method);
  });

  test('[API-01] nothing but those calls claims to come from the specification', () => {
    const claimed = calls.filter(({ endpoint }) => endpoint.origin === 'spec');
    expect(claimed.map(({ name }) => name).toSorted()).toEqual(
      listed.map(({ name }) => name).toSorted(),
    );
  });

  test.each(NAMED_WITHOUT_PATH)(
    '%s, which section 7 names without a path, is an extension',
    (name) => {
      const endpoint = endpointNamed(name);
      expect(endpoint?.origin).toBe('extension');
      expect(endpoint?.path).toMatch(/^\/wps\//);
    },
  );

  test('every points call needs a token', () => {
    const points = Object.values<Endpoint>(endpoints.points);
    expect(points).toHaveLength(7);
    for (const endpoint of points) expect(endpoint.token).toBe('required');
  });
});

describe('every call', () => {
  test('has a method and path of its own', () => {
    const addresses = calls.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(calls)('$name keeps the promises of its kind', ({ endpoint }) => {
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
