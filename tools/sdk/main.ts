// Writes the typed client in sdk/ from the OpenAPI document: its types, then its JavaScript.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, schemaTypes } from '#tools/sdk/generate.ts'

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
const { openApiDocument } = await import('#lib/server/openapi/document.ts')

const folder = join(import.meta.dirname, '../../sdk')
writeFileSync(join(folder, 'schema.d.ts'), await schemaTypes(JSON.parse(JSON.stringify(openApiDocument()))))
mkdirSync(join(folder, 'dist'), { recursive: true })
const files = compile(folder)
for (const [path, text] of files) writeFileSync(join(folder, path), text)
console.log(`Written: sdk/schema.d.ts, ${[...files.keys()].map((path) => `sdk/${path}`).join(', ')}`)
