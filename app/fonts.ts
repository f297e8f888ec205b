import localFont from 'next/font/local'

// `npm run fonts` writes the files. Letters beyond Western Europe have their own, fetched only where a text holds some: a name
// from Łódź, say. Those are of Europe's languages; what else there is comes from the
// system's faces. They stand first in each font stack, because the stack's fallback would take those letters otherwise. Values are
// written out: Next reads them without running this file. `swap`: a first visit is set in the house's faces too, as soon as they are
// there; what stands in for them has their widths and heights, so that nothing moves.

const inter = localFont({
  src: './fonts/inter-latin.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--face-text',
  adjustFontFallback: 'Arial',
})
const interExtended = localFont({
  src: './fonts/inter-latin-ext.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  variable: '--face-text-extended',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20A0-20AB,U+20AD-20C0',
    },
  ],
})
const newsreader = localFont({
  src: './fonts/newsreader-latin.woff2',
  weight: '500',
  display: 'swap',
  variable: '--face-heading',
  adjustFontFallback: 'Times New Roman',
})
const newsreaderExtended = localFont({
  src: './fonts/newsreader-latin-ext.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--face-heading-extended',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20A0-20AB,U+20AD-20C0',
    },
  ],
})
const courier = localFont({
  src: './fonts/courier-prime-latin.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  variable: '--face-card',
  adjustFontFallback: false,
  fallback: ['Courier New', 'monospace'],
})

export const fontVariables = [inter, interExtended, newsreader, newsreaderExtended, courier]
  .map(({ variable }) => variable)
  .join(' ')
