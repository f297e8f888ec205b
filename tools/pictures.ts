// Draws the pictures of docs/architecture.md anew, from the imports of the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { withPictures } from '#tools/lint/pictures.ts'

const file = 'docs/architecture.md'
writeFileSync(file, withPictures(readFileSync(file, 'utf8')))
