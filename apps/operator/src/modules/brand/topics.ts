import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

export const brandChanged = defineTopic('brand.changed', v.object({}), { brand: ['brand'] });
