import { accountCommands } from './account-commands.ts';
import { announcementCommands } from './announcement-commands.ts';
import { brandCommands } from './brand-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { channelCommands } from './channel-commands.ts';
import { chatCommands } from './chat-commands.ts';
import type { Command } from './command.ts';
import { depositCommands } from './deposit-commands.ts';
import { lotteryCommands } from './lottery-commands.ts';
import { messageCommands } from './message-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { payoutCommands } from './payout-commands.ts';
import { promotionCommands } from './promotion-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { staffCommands } from './staff-commands.ts';
import { supportCommands } from './support-commands.ts';
import { withdrawalCommands } from './withdrawal-commands.ts';
import { tallyCommands } from './tally-commands.ts';
import { workCommands } from './work-commands.ts';

/** A command for each use case of every operator. */
export const OPERATOR_COMMANDS: readonly Command[] = [
  ...brandCommands,
  ...catalogueCommands,
  ...lotteryCommands,
  ...announcementCommands,
  ...messageCommands,
  ...promotionCommands,
  ...accountCommands,
  ...supportCommands,
  ...chatCommands,
  ...depositCommands,
  ...refundCommands,
  ...channelCommands,
  ...payoutCommands,
  ...moneyCommands,
  ...withdrawalCommands,
  ...workCommands,
  ...tallyCommands,
  ...staffCommands,
];
