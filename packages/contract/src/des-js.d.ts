/** The part of des.js that is used; the package brings no types. */
declare module 'des.js' {
  interface Cipher {
    /** Bytes of the whole message, padding added or taken away. */
    final(bytes: ArrayLike<number>): number[];
  }
  const des: {
    DES: { create(options: { type: 'encrypt' | 'decrypt'; key: ArrayLike<number> }): Cipher };
  };
  export default des;
}
