import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newestVersion } from '#lib/versions.ts'
import { publicDocument } from '#lib/server/openapi/document.ts'
import { compile, schemaTypes, versionFiles } from '#tools/sdk/generate.ts'
import { pythonFiles } from '#tools/sdk/python.ts'

const root = join(import.meta.dirname, '../..')

it('is what `npm run sdk` writes today', async () => {
  const types = await schemaTypes(JSON.parse(JSON.stringify(publicDocument())))
  expect(readFileSync(join(root, 'sdk/schema.d.cts'), 'utf8') === types, 'run `npm run sdk`').toBe(true)
  const files = [...compile(join(root, 'sdk'))]
  const commands = files.map(([path]) => path).filter((path) => path.includes('cli/'))
  expect(commands).toEqual(expect.arrayContaining(['esm/cli/main.js']))
  expect(commands.filter((path) => !/^esm\/cli\/[\w-]+\.js$/.test(path))).toEqual([])
  expect(
    files
      .map(([path]) => path)
      .filter((path) => !commands.includes(path))
      .toSorted(),
  ).toEqual(
    [
      'cjs/package.json',
      ...['esm', 'cjs'].flatMap((system) =>
        ['client', 'standard-key', 'transport', 'version', 'webhooks'].flatMap((name) => [
          `${system}/${name}.js`,
          `${system}/${name}.d.ts`,
        ]),
      ),
    ].toSorted(),
  )
  for (const [path, text] of files)
    expect(readFileSync(join(root, 'sdk', path), 'utf8'), `run \`npm run sdk\` for ${path}`).toBe(text)
  for (const [path, text] of versionFiles(newestVersion()))
    expect(readFileSync(join(root, 'sdk', path), 'utf8'), `run \`npm run sdk\` for ${path}`).toBe(text)
  for (const [name, text] of pythonFiles(publicDocument()))
    expect(readFileSync(join(root, 'sdk/python/callslip', name), 'utf8'), `run \`npm run sdk\` for ${name}`).toBe(text)
  expect(types).not.toMatch(/"\/(operator|research|api-keys)[/"]/)
}, 60_000)
