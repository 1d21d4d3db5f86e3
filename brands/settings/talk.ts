import * as v from 'valibot';
import { number } from '../words.ts';
import { defineSettings } from './setting.ts';

/** The chat room and customer service. */
export const talkSettings = defineSettings({
  chatHeaderColor: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  customerService: v.boolean(),
  /** Where it opens: in a panel of the page, or in a window of its own. */
  customerServiceIn: v.optional(v.picklist(['panel', 'window']), 'panel'),
  vipAboveRank: v.pipe(number(0, 100), v.integer()),
});
