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
    const small = await subsetFont(whole, lettersOf(ranges[script] ?? ''), options)
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
