import type { Kind } from '@palpite/lottery/games.ts';

const GROUNDS: Readonly<Record<Kind, string>> = {
  north: 'bg-(image:--ground-vietnam)',
  south: 'bg-(image:--ground-vietnam)',
  '5d': 'bg-(image:--ground-5d)',
  '11of5': 'bg-(image:--ground-11of5)',
  k3: 'bg-(image:--ground-k3)',
  pk10: 'bg-(image:--ground-pk10)',
  keno: 'bg-(image:--ground-keno)',
};

/** What a family's drawings lie on, in the brand's colours (`lottery.css`), dark enough for light text. */
export const familyGround = (kind: Kind): string => GROUNDS[kind];
