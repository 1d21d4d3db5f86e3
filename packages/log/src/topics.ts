import * as v from 'valibot';

/**
 * What an event is: its facts, and what else its program says of it. The code that emits one declares it. Facts are
 * identifiers and amounts; personal data stays in the tables that the identifiers lead to, since the log is kept for days and
 * read by all.
 */

/** What facts are made of. */
export const id = v.pipe(v.union([v.number(), v.bigint()]), v.transform(Number), v.safeInteger());
/** Minor units; SQL writes them as JSON numbers. */
export const minor = id;
export const word = v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/));

export type Facts = v.ObjectSchema<v.ObjectEntries, undefined>;

export interface Topic<Of extends Facts = Facts> {
  /** Its name in the log, for ever. */
  readonly name: string;
  readonly facts: Of;
}

/** The facts as the code that emits gives them. */
export type FactsOf<Of extends Topic> = v.InferInput<Of['facts']>;

interface Declaring<Of extends Topic> {
  readonly topics?: readonly Of[];
  readonly consumers?: readonly { readonly name: string; readonly topics: readonly string[] }[];
}

/**
 * Gathers the topics that modules declare.
 * @throws Error for a topic with two owners, and for one that a consumer waits for and no module declares
 */
export function gatherTopics<Of extends Topic>(
  modules: readonly Declaring<Of>[],
): ReadonlyMap<string, Of> {
  const topics = new Map<string, Of>();
  for (const topic of modules.flatMap((module) => module.topics ?? [])) {
    if (topics.has(topic.name)) throw new Error(`two modules own the topic ${topic.name}`);
    topics.set(topic.name, topic);
  }
  for (const consumer of modules.flatMap((module) => module.consumers ?? [])) {
    const missing = consumer.topics.find((name) => !topics.has(name));
    if (missing === undefined) continue;
    throw new Error(`${consumer.name} waits for events of ${missing}, which no module declares`);
  }
  return topics;
}
