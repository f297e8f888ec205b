// Writes the typed client in sdk/ from the OpenAPI document: its types, then its JavaScript.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile, schemaTypes, versionFiles } from '#tools/sdk/generate.ts'
import { newestVersion } from '#lib/versions.ts'
import { pythonFiles } from '#tools/sdk/python.ts'

// The document names no address of this machine; building it only asks that there are some.
const settings = {
  DATABASE_URL: 'postgres://localhost',
  APP_SECRET: 'nothing is signed or encrypted here',
  STORAGE_URL: 'file:///tmp',
  DEVELOPMENT_BASE_URL: 'http://localhost:3000/api',
  PRODUCTION_BASE_URL: 'http://localhost:3000/production/api',
  PORTAL_URL: 'http://localhost:3000',
}
Object.assign(process.env, settings)
const { publicDocument } = await import('#lib/server/openapi/document.ts')

const folder = join(import.meta.dirname, '../../sdk')
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const [path, text] of versionFiles(newestVersion())) write(path, text)
write('schema.d.cts', await schemaTypes(structuredClone(publicDocument())))
for (const [path, text] of compile(folder)) write(path, text)
for (const [name, text] of pythonFiles(publicDocument())) write(`python/callslip/${name}`, text)
console.log('Written: sdk/schema.d.cts, sdk/esm, sdk/cjs, sdk/python/callslip')
