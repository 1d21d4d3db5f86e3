/** Longer than any place is wide, with accents that stand two high; what must hold it is on this page. */
export const LONG_TEXT =
  'Responsabilidade extraordinariamente comprida: Nghĩa vụ trách nhiệm đặc biệt lớn mà không thể nào rút ngắn được';
