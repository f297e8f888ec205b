import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const dejavu = (name: string) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

/** Files of fonts that cover Latin, Greek, Cyrillic and more; only the characters used end up in a PDF. */
export const fonts = {
  serif: dejavu('DejaVuSerif'),
  serifBold: dejavu('DejaVuSerif-Bold'),
  serifItalic: dejavu('DejaVuSerif-Italic'),
  sans: dejavu('DejaVuSans'),
  sansBold: dejavu('DejaVuSans-Bold'),
  typed: dejavu('DejaVuSansMono'),
  hand: dejavu('DejaVuSans-ExtraLight'),
} as const
