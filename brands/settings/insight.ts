import * as v from 'valibot';
import { defineSettings } from './setting.ts';

export const insightSettings = defineSettings({
  /** Shows the board of winners. */
  winners: v.boolean(),
});
