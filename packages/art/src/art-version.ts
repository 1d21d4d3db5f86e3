/** Part of every picture's address. Raise it when any drawing changes: a test pins the drawings to it. */
export const ART_VERSION = '8';
