/**
 * Formats that are made once for a language and its options: to make one takes a hundred times as long as to use it, and a
 * process knows few languages and zones.
 */
function once<Options extends object, Format>(
  Made: new (locale: string, options: Options) => Format,
): (locale: string, options?: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options = {} as Options) => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? new Made(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** Each takes a language as a BCP 47 tag. */
export const dateFormat = /* @__PURE__ */ once(Intl.DateTimeFormat);
export const numberFormat = /* @__PURE__ */ once(Intl.NumberFormat);
export const listFormat = /* @__PURE__ */ once(Intl.ListFormat);
export const namesFormat = /* @__PURE__ */ once(Intl.DisplayNames);
