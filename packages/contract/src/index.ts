import * as captcha from './captcha.ts';
import * as catalogue from './catalogue.ts';
import * as country from './country.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourite from './favourite.ts';
import * as launch from './launch.ts';
import * as member from './member.ts';
import * as session from './session.ts';
import * as system from './system.ts';
import * as wallet from './wallet.ts';

export * from './brand.ts';
export * from './call-error.ts';
export { type Captcha, type CaptchaAnswer, captcha, captchaAnswer } from './captcha.ts';
export { createCipher, type PayloadCipher, randomId } from './cipher.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { type Country, country } from './country.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './field-rule.ts';
export * from './game.ts';
export { type LaunchAnswer, type LaunchRequest, launchAddress, launchRequest } from './launch.ts';
export { clubLabel, type MemberInfo, memberInfo } from './member.ts';
export { readQuery, writeQuery } from './query.ts';
export * from './refusal.ts';
export {
  freePlayHeader,
  type LoginRequest,
  loginRequest,
  type SessionStart,
  sessionStart,
} from './session.ts';
export {
  type EncryptionKey,
  encryptionKey,
  HOME_RAILS,
  type HomeRail,
  type Settings,
  SYSTEM_STATUS,
  type SystemStatus,
  settings,
  systemStatus,
} from './system.ts';
export * from './theme.ts';
export { type WalletBalance, walletBalance } from './wallet.ts';
export type { Money, Picture } from './wire.ts';

/**
 * The whole contract, as a table of contents: every call that the site makes, by its name.
 * The typed client, the server's registration, OpenAPI and the documents are made from this record.
 */
export const endpoints = {
  // system
  status: system.status,
  whitelabelMenu: system.whitelabelMenu,
  registerSettings: system.registerSettings,
  domainRoutes: system.domainRoutes,
  helpCenter: system.helpCenter,
  countryCodes: country.countryCodes,

  // session
  login: session.login,
  loginByToken: session.loginByToken,
  freePlayLogin: session.freePlayLogin,
  logout: session.logout,
  sessionRevokeAll: session.sessionRevokeAll,
  captcha: captcha.getCaptcha,

  // member
  memberInfo: member.getMemberInfo,
  memberIcon: member.memberIcon,
  memberAvatar: member.memberAvatar,

  // wallet
  balance: wallet.balance,

  // catalogue and launch
  gameMenus: catalogue.gameMenus,
  newGameVendor: catalogue.newGameVendor,
  gameList: catalogue.gameList,
  visitorGameList: catalogue.visitorGameList,
  visitorGame: catalogue.visitorGame,
  gameClasses: catalogue.gameClasses,
  hotGames: catalogue.hotGames,
  vassGameType: catalogue.vassGameType,
  recentGames: catalogue.recentGames,
  favouriteIds: favourite.favouriteIds,
  favouriteList: favourite.favouriteList,
  favouriteAdd: favourite.favouriteAdd,
  favouriteRemove: favourite.favouriteRemove,
  launchGame: launch.launchGame,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
