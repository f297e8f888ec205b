import { expect, it } from 'vitest'
import { requireTrueName } from '#lib/files/require-true-name.ts'

it.each([
  ['birth.pdf', 'application/pdf'],
  ['Scan.JPEG', 'image/jpeg'],
  ['scan.tiff ', 'image/tiff'],
  ['St. Mary, No. 5', 'image/tiff'],
  ['Band 3.neu', 'application/pdf'],
  ['acte', 'text/plain'],
  ['archive.zip of 1892', 'application/pdf'],
] as const)('takes %j of type %s', (name, type) => {
  expect(() => requireTrueName(name, type)).not.toThrow()
})

it.each([
  ['scan.pdf', 'image/jpeg', 'says that the file is a PDF, but its content is a JPEG picture'],
  ['scan.jpg', 'image/png', 'says that the file is a JPEG picture, but its content is a PNG picture'],
  ['acte.PDF', 'text/plain', 'says that the file is a PDF, but its content is plain text'],
  ['René.exe', 'application/pdf', 'ends in .exe, but the content is a PDF'],
  ['IMG_1.heic', 'image/jpeg', 'ends in .heic, but the content is a JPEG picture'],
] as const)('refuses %j of type %s in a sentence', (name, type, sentence) => {
  expect(() => requireTrueName(name, type)).toThrow(sentence)
})
