import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GET as document } from '#app/api/openapi.json/route.ts'
import { compile, schemaTypes } from '#tools/sdk/generate.ts'

const root = join(import.meta.dirname, '../..')

it('is what `npm run sdk` writes today', async () => {
  const types = await schemaTypes(JSON.parse(await document().text()))
  expect(readFileSync(join(root, 'sdk/schema.d.ts'), 'utf8') === types, 'run `npm run sdk`').toBe(true)
  const files = [...compile(join(root, 'sdk'))]
  expect(files.map(([path]) => path).toSorted()).toEqual([
    'dist/client.d.ts',
    'dist/client.js',
    'dist/webhooks.d.ts',
    'dist/webhooks.js',
  ])
  for (const [path, text] of files)
    expect(readFileSync(join(root, 'sdk', path), 'utf8'), `run \`npm run sdk\` for ${path}`).toBe(text)
  expect(types).not.toMatch(/"\/(operator|research|api-keys)[/"]/)
}, 60_000)
