/** The site's typefaces and the families of `fonts.css`, each with its measured fallback. */
export const TYPEFACE_FAMILIES = {
  manrope: '"Manrope Variable","Manrope Fallback"',
  'dela-gothic-one': '"Dela Gothic One","Dela Gothic One Fallback"',
  'noto-serif-display': '"Noto Serif Display","Noto Serif Display Fallback"',
  phudu: '"Phudu","Phudu Fallback"',
  archivo: '"Archivo","Archivo Fallback"',
  'hanken-grotesk': '"Hanken Grotesk","Hanken Grotesk Fallback"',
  asap: '"Asap","Asap Fallback"',
} as const;
