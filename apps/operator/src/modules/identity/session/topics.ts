import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

/** An account logged in; the database writes it with the login. */
export const sessionBegan = defineTopic('session.began', v.object({}));
