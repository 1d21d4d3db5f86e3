import type { Endpoint } from './endpoint.ts';

/** Calls by noun, then by verb. */
export type EndpointTree = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The calls of several trees in one: a noun may have calls in more than one of them. */
export type MergedTree<Trees extends readonly EndpointTree[]> = Trees extends readonly [
  infer First extends EndpointTree,
  ...infer Others extends readonly EndpointTree[],
]
  ? First & MergedTree<Others>
  : unknown;

/**
 * Merges the trees of the contract's files, in their order.
 * @throws Error when two of them have the same call
 */
/* @__NO_SIDE_EFFECTS__ */
export function mergeTrees<const Trees extends readonly EndpointTree[]>(
  ...trees: Trees
): MergedTree<Trees> {
  const merged: Record<string, Record<string, Endpoint>> = {};
  for (const { noun, verb, endpoint } of trees.flatMap(eachEndpoint)) {
    const verbs = (merged[noun] ??= {});
    if (Object.hasOwn(verbs, verb)) throw new Error(`two files have the call ${noun}.${verb}`);
    verbs[verb] = endpoint;
  }
  return merged as MergedTree<Trees>;
}

/** The names of a tree's calls: `deposit.create`. */
export type CallName<Tree extends EndpointTree> = {
  [Noun in keyof Tree & string]: `${Noun}.${keyof Tree[Noun] & string}`;
}[keyof Tree & string];

/** The name of a call as a constant, in the contract and in the operator: `depositCreate`. */
export type ConstantName<Name extends string> = Name extends `${infer Noun}.${infer Verb}`
  ? `${Noun}${Capitalize<Verb>}`
  : never;

/** The call that has the name. */
export type EndpointNamed<
  Tree extends EndpointTree,
  Name extends string,
> = Name extends `${infer Noun}.${infer Verb}` ? Tree[Noun][Verb] : never;

/** A call with the noun and verb under which its tree lists it. */
export interface NamedEndpoint<Name extends string = string> {
  /** `deposit.create`: its name in the documentation, in logs and in titles of tests. */
  readonly name: Name;
  /** `depositCreate`: its name in code. */
  readonly constant: ConstantName<Name>;
  readonly noun: string;
  readonly verb: string;
  readonly endpoint: Endpoint;
}

/** Every call of a tree, in its order. */
export function eachEndpoint<Tree extends EndpointTree>(
  tree: Tree,
): readonly NamedEndpoint<CallName<Tree>>[] {
  return Object.entries(tree).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, endpoint]) => {
      const name = `${noun}.${verb}` as CallName<Tree>;
      return { name, constant: constantName(name), noun, verb, endpoint };
    }),
  );
}

/** @example constantName('deposit.create') === 'depositCreate' */
export function constantName<Name extends string>(name: Name): ConstantName<Name> {
  const constant = name.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase());
  return constant as ConstantName<Name>;
}
