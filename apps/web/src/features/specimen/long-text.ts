/** Longer than any place is wide, with stacked accents; the containers that must fit it are on this page. */
export const LONG_TEXT =
  'Responsabilidade extraordinariamente comprida: Nghĩa vụ trách nhiệm đặc biệt lớn mà không thể nào rút ngắn được';
