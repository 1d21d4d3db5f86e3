/** What a client seed may be: text that cannot be confused with what stands around it in the stream. */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
