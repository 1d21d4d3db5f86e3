import type { ValueRule } from './field-rule.ts';

/**
 * What a nickname may be, at registration and later: letters of any script with their marks, digits, and a few signs
 * between them. Nothing that hides, turns or stacks the text next to it: others read it on leaderboards and in chats.
 */
export const NICKNAME_RULE = {
  required: true,
  minLength: 2,
  maxLength: 20,
  // Some letters are not drawn, such as the Hangul fillers.
  acceptedPattern:
    "(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}](?:\\p{M}{0,3}[\\p{L}\\p{N} ._'\\-])*\\p{M}{0,3}",
} as const satisfies ValueRule;

/** A nickname as it is kept: accents joined to their letters, one space at most between two words. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ');
}
