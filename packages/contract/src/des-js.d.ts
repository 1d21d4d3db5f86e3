/** The part of des.js that is used; the package brings no types. */
declare module 'des.js' {
  interface Cipher {
    /** Bytes of the whole message, with padding added or removed. */
    final(bytes: ArrayLike<number>): number[];
  }
  const des: {
    DES: { create(options: { type: 'encrypt' | 'decrypt'; key: ArrayLike<number> }): Cipher };
  };
  export default des;
}
