import type { Collection } from '@palpite/contract/catalogue.ts';

/** The filter of a lobby's address that shows what groups the games. */
export const collectionFilter = ({ filter, value }: Pick<Collection, 'filter' | 'value'>) =>
  filter === 'gameClassify' ? { class: value } : { [filter]: value };
