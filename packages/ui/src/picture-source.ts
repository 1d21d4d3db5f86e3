export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;

/** A raster picture in several widths and formats, as one address with `{width}` and `{format}` in it. */
export interface PictureSource {
  template: string;
  widths: readonly number[];
  formats: readonly (typeof PICTURE_FORMATS)[number][];
  /** The picture's own size in pixels: its place is reserved by it. */
  width: number;
  height: number;
}

/** Address of one rendition. */
export function pictureAddress(source: PictureSource, width: number, format: string): string {
  return source.template.replace('{width}', `${width}`).replace('{format}', format);
}

/** The `srcset` of one format. */
export function pictureSet(source: PictureSource, format: string): string {
  return source.widths
    .map((width) => `${pictureAddress(source, width, format)} ${width}w`)
    .join(', ');
}

/** Formats from the smallest file to the one that every browser reads. */
export function orderedFormats(source: PictureSource): readonly string[] {
  return PICTURE_FORMATS.filter((format) => source.formats.includes(format));
}
