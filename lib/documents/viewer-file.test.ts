import { expect, it } from 'vitest'
import { findViewerFile } from '#lib/documents/viewer-file.ts'

it('hands out what decodes scans, fonts and writing, and nothing else', async () => {
  expect((await findViewerFile('wasm', 'openjpeg.wasm'))?.subarray(1, 4)).toEqual(new TextEncoder().encode('asm'))
  expect((await findViewerFile('cmaps', 'Adobe-Japan1-UCS2.bcmap'))?.length).toBeGreaterThan(1_000)
  expect((await findViewerFile('standard_fonts', 'LiberationSans-Regular.ttf'))?.length).toBeGreaterThan(1_000)
  for (const [folder, name] of [
    ['wasm', '../package.json'],
    ['wasm', 'none.wasm'],
    ['..', 'package.json'],
    ['build', 'pdf.mjs'],
  ] as const)
    expect(await findViewerFile(folder, name)).toBeUndefined()
})
