import { join } from 'node:path'

// Looked up when the process runs: a bundler that saw an import or a `require.resolve` here would try to bundle the fonts.
const dejavu = (name: string) => join(process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf', `${name}.ttf`)

/** Files of fonts that cover Latin, Greek and Cyrillic; only the characters used end up in a PDF. */
export const fonts = { plain: dejavu('DejaVuSans'), bold: dejavu('DejaVuSans-Bold') } as const
