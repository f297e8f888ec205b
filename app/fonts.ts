import localFont from 'next/font/local'

// `npm run fonts` writes the files. Letters beyond Western Europe have their own, fetched only where a text holds some: a name
// from Łódź, say. They stand first in each font stack, because the stack's fallback would take those letters otherwise. Values are
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
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
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
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
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
