import { HOME_RAILS } from '@palpite/contract';
import * as v from 'valibot';
import { number } from '../words.ts';
import { defineSettings } from './setting.ts';

/** What is offered, and where it is shown. */
export const catalogueSettings = defineSettings({
  recentGames: v.pipe(number(0, 50), v.integer()),
  homeRails: v.array(v.picklist(HOME_RAILS)),
  /** Vendors whose sports games are offered under esports. */
  esportsVendors: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]{1,19}$/))), [
    'AV',
    'AI',
    'IMES',
    'TF',
    'IA',
  ]),
});
