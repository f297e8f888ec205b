import { join } from 'node:path'

// Looked up when the process runs: a bundler that saw an import or a `require.resolve` here would try to bundle the fonts.
const dejavu = (name: string) => join(process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf', `${name}.ttf`)

/** Files of fonts that cover Latin, Greek and Cyrillic; only the characters used end up in a PDF. */
export const fonts = {
  serif: dejavu('DejaVuSerif'),
  serifBold: dejavu('DejaVuSerif-Bold'),
  serifItalic: dejavu('DejaVuSerif-Italic'),
  sans: dejavu('DejaVuSans'),
  sansBold: dejavu('DejaVuSans-Bold'),
  typed: dejavu('DejaVuSansMono'),
  hand: dejavu('DejaVuSans-ExtraLight'),
} as const
