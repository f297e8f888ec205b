// Writes the pages' fonts in app/fonts/ from the packages that publish them: the same letters, without the weights, OpenType
// features and screen hints that no page uses. Fonts come before the first picture; so the files that a page loads are a third smaller.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const packages = join(root, 'node_modules')
const folder = join(root, 'app/fonts')

// cv11 and ss03 are the alternates that app/globals.css asks for, tnum its figures of one width.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'cv11', 'ss03', 'tnum']

// What Europe's languages write today: their letters from Ā to ſ, Romania's, Wales's, the capital ẞ, and signs of currencies,
// as app/fonts.ts declares them. The other hundreds of `latin-ext` are of linguists and editors of manuscripts, and most of the file.
const european =
  'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+20A0-20AB,U+20AD-20C0'

type Face = { name: string; from: string; file: string; scripts: string[]; weights?: { min: number; max: number } }
const faces: Face[] = [
  {
    name: 'inter',
    from: '@fontsource-variable/inter',
    file: 'inter-{}-wght-normal',
    scripts: ['latin', 'latin-ext'],
    weights: { min: 400, max: 600 },
  },
  {
    name: 'newsreader',
    from: '@fontsource/newsreader',
    file: 'newsreader-{}-500-normal',
    scripts: ['latin', 'latin-ext'],
  },
  { name: 'courier-prime', from: '@fontsource/courier-prime', file: 'courier-prime-{}-400-normal', scripts: ['latin'] },
]

mkdirSync(folder, { recursive: true })
for (const { name, from, file, scripts, weights } of faces) {
  const read = (path: string) => readFileSync(join(packages, from, path))
  const ranges: Record<string, string> = JSON.parse(read('unicode.json').toString())
  for (const script of scripts) {
    const whole = read(`files/${file.replace('{}', script)}.woff2`)
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures,
      noHinting: true,
      ...(weights && { variationAxes: { wght: weights } }),
    }
    const small = await subsetFont(
      whole,
      lettersOf(script === 'latin-ext' ? european : (ranges[script] ?? '')),
      options,
    )
    writeFileSync(join(folder, `${name}-${script}.woff2`), small)
    console.log(`app/fonts/${name}-${script}.woff2: ${small.length} bytes of ${whole.length}`)
  }
  writeFileSync(join(folder, `${name}-licence.txt`), read('LICENSE'))
}

/** The characters of a CSS unicode-range. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
    })
    .join('')
}
