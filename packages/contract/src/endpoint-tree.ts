import type { Endpoint } from './endpoint.ts';

/** Calls by noun, then by verb. */
export type EndpointTree = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

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
  readonly endpoint: Endpoint;
}

/** Every call of a tree, in its order. */
export function eachEndpoint<Tree extends EndpointTree>(
  tree: Tree,
): readonly NamedEndpoint<CallName<Tree>>[] {
  return Object.entries(tree).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, endpoint]) => {
      const name = `${noun}.${verb}` as CallName<Tree>;
      return { name, constant: constantName(name), noun, endpoint };
    }),
  );
}

/** @example constantName('deposit.create') === 'depositCreate' */
export function constantName<Name extends string>(name: Name): ConstantName<Name> {
  const constant = name.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase());
  return constant as ConstantName<Name>;
}
