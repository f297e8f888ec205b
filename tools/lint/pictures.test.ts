import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withPictures } from '#tools/lint/pictures.ts'

it('finds the pictures of docs/architecture.md true to the code (npm run pictures)', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const pictures = document.match(/```mermaid\nflowchart [^`]+```/g) ?? []
  expect(pictures.map((picture) => picture.split('\n').length > 10)).toEqual([true, true])
  expect(withPictures(document)).toBe(document)
  const untrue = document.replace('components --> lib/browser', 'lib/browser --> components')
  expect(untrue).not.toBe(document)
  expect(withPictures(untrue)).toBe(document)
})
