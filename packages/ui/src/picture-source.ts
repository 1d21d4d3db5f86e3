export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;

/** A raster picture in several widths and formats, as one address with `{width}` and `{format}` in it. */
export interface PictureSource {
  template: string;
  widths: readonly number[];
  formats: readonly (typeof PICTURE_FORMATS)[number][];
  /** The picture's own size in pixels: its place is reserved by it. */
  width: number;
  height: number;
  /** Its colours above, in the middle and below, as `rrggbb` one after the other. */
  tint?: string | undefined;
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

/** The picture's colours for `.picture-tint`, which draws them as if it were seen from afar; none where none are known. */
export function tintStyle({ tint }: PictureSource): Record<`--tint-${string}`, string> {
  if (tint === undefined) return {};
  const colour = (place: number) => `#${tint.slice(place * 6, place * 6 + 6)}`;
  return { '--tint-above': colour(0), '--tint-middle': colour(1), '--tint-below': colour(2) };
}

/** Formats from the smallest file to the one that every browser reads. */
export function orderedFormats(source: PictureSource): readonly string[] {
  return PICTURE_FORMATS.filter((format) => source.formats.includes(format));
}
