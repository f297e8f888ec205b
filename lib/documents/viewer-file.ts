import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What the viewer of PDFs fetches beside its code, by folder of its package: most documents need none of it. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const

const packageFolder = () =>
  dirname(createRequire(join(process.cwd(), 'package.json')).resolve('pdfjs-dist/package.json'))

/** A file of the viewer's package; undefined where it has none of that name. */
export async function findViewerFile(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = folders.find((one) => one === folder)
  if (!known) return undefined
  const place = join(packageFolder(), known)
  if (!(await readdir(place)).includes(name)) return undefined
  return new Uint8Array(await readFile(join(place, name)))
}
