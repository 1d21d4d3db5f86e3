import { shape } from '@palpite/lottery/games.ts';
import { area, rule } from '@palpite/lottery/play.ts';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as agentContract from './agent-contract.ts';
import { announcement } from './announcement.ts';
import { banner, footer, resource, whitelabel } from './brand.ts';
import { captcha, captchaAnswer } from './captcha.ts';
import { newContact } from './contact.ts';
import { country } from './country.ts';
import { encryptionKey } from './encryption-key.ts';
import { depositChannel, depositMethod, depositOrder, depositOrderSummary } from './deposit.ts';
import { fieldRule, fieldRules } from './field-rule.ts';
import { game, gamePage, lotteryGame, lotteryGroup, vendorCard, vendorLane } from './game.ts';
import { launchAnswer, launchRequest } from './launch.ts';
import { drawProof, lotteryIssue, openedDraw } from './lottery.ts';
import { lotteryBet, lotterySelection } from './lottery-bet.ts';
import { clubLabel, memberInfo } from './member.ts';
import { message, messageSummary } from './message.ts';
import { mission } from './mission.ts';
import { payoutAccount, payoutDestination, payoutOverview } from './payout.ts';
import { pointsRedemption, pointsReward } from './points.ts';
import { promotion } from './promotion.ts';
import { registered, registerMobileRequest, registerRequest } from './registration.ts';
import { richBlock, richRun } from './rich-text.ts';
import { room } from './room.ts';
import { loginRequest, sessionStart } from './session.ts';
import { helpArticle, helpSection, settings, systemStatus } from './system.ts';
import { theme, themeColours } from './theme.ts';
import { turnoverRequirement } from './turnover.ts';
import { transfer, vendorWallet, walletBalance } from './wallet.ts';
import { winner } from './winner.ts';
import { money, picture } from './wire.ts';
import { withdrawal, withdrawalSummary } from './withdrawal.ts';
import { withdrawalReceiptAnswer } from './withdrawal-receipt.ts';

/**
 * The contract's schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. Shapes with a name here become components of
 * the document; all others are inlined.
 */
const NAMED: Record<string, GenericSchema> = {
  AgentContract: agentContract.agentContract,
  Announcement: announcement,
  Banner: banner,
  Captcha: captcha,
  CaptchaAnswer: captchaAnswer,
  ClubLabel: clubLabel,
  ContractAct: agentContract.contractAct,
  ContractBill: agentContract.contractBill,
  ContractTier: agentContract.contractTier,
  Country: country,
  DepositChannel: depositChannel,
  DepositMethod: depositMethod,
  DepositOrder: depositOrder,
  DepositOrderSummary: depositOrderSummary,
  EncryptionKey: encryptionKey,
  FieldRule: fieldRule,
  FieldRules: fieldRules,
  Footer: footer,
  Game: game,
  GamePage: gamePage,
  HelpArticle: helpArticle,
  HelpSection: helpSection,
  LaunchAnswer: launchAnswer,
  LaunchRequest: launchRequest,
  LoginRequest: loginRequest,
  LotteryArea: area,
  LotteryBet: lotteryBet,
  LotteryGame: lotteryGame,
  LotteryGroup: lotteryGroup,
  LotteryIssue: lotteryIssue,
  LotteryProof: drawProof,
  LotteryRule: rule,
  LotterySelection: lotterySelection,
  LotteryShape: shape,
  MemberInfo: memberInfo,
  Message: message,
  MessageSummary: messageSummary,
  Mission: mission,
  Money: money,
  NewContact: newContact,
  OpenedDraw: openedDraw,
  PayoutAccount: payoutAccount,
  PayoutDestination: payoutDestination,
  PayoutOverview: payoutOverview,
  Picture: picture,
  PointsRedemption: pointsRedemption,
  PointsReward: pointsReward,
  Promotion: promotion,
  Registered: registered,
  RegisterMobileRequest: registerMobileRequest,
  RegisterRequest: registerRequest,
  Resource: resource,
  RichBlock: richBlock,
  RichRun: richRun,
  Room: room,
  SessionStart: sessionStart,
  Settings: settings,
  SystemStatus: systemStatus,
  Theme: theme,
  ThemeColours: themeColours,
  Transfer: transfer,
  TurnoverRequirement: turnoverRequirement,
  VendorCard: vendorCard,
  VendorLane: vendorLane,
  VendorWallet: vendorWallet,
  WalletBalance: walletBalance,
  Whitelabel: whitelabel,
  Winner: winner,
  Withdrawal: withdrawal,
  WithdrawalReceiptAnswer: withdrawalReceiptAnswer,
  WithdrawalSummary: withdrawalSummary,
};

interface Variant {
  /** The field that distinguishes the options, and the component of each of its values. */
  readonly discriminator: string;
  readonly options: ReadonlyMap<string, string>;
}

const variants = new Map<GenericSchema, Variant>();
const definitions: Record<string, GenericSchema> = { ...NAMED };

/** The options of a variant become components, since a discriminator may name only components. */
function nameVariant(name: string, schema: GenericSchema): void {
  if (!('key' in schema && 'options' in schema && Array.isArray(schema.options))) return;
  const key = String(schema.key);
  const options = new Map<string, string>();
  for (const option of schema.options) {
    const value = String(option.entries[key].literal);
    options.set(value, `${name}.${value}`);
    definitions[`${name}.${value}`] = option;
  }
  variants.set(schema, { discriminator: key, options });
}

for (const [name, schema] of Object.entries(NAMED)) nameVariant(name, schema);

const address = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  definitions,
  overrideRef: ({ referenceId }) => address(referenceId),
  overrideSchema: ({ valibotSchema }) => {
    if (valibotSchema.type !== 'variant') return undefined;
    const variant = variants.get(valibotSchema);
    if (variant === undefined) {
      throw new TypeError('give this variant a name among the schemas of openapi-schemas.ts');
    }
    return discriminated(variant);
  },
};

function discriminated({ discriminator, options }: Variant): JsonSchema {
  const mapping = Object.fromEntries(
    [...options].map(([value, component]) => [value, address(component)]),
  );
  const choice = {
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: discriminator, mapping },
  };
  return choice;
}

/** The JSON Schema of `schema`, with references to components. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return plain(toJsonSchema(schema, config));
}

/** All components, by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(definitions)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) => [name, plain(ownShape(name, schema))]),
  );
}

/** A component's own shape, converted as if it had no name: otherwise it would only refer to itself. */
function ownShape(name: string, schema: GenericSchema): JsonSchema {
  const { [name]: _itself, ...others } = definitions;
  return toJsonSchema(schema, { ...config, definitions: others });
}

function plain(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...rest } = schema;
  return rest;
}
