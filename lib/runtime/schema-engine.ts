import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'

export const NO_FILTERS = { externalTables: [], externalEnums: [] }
export const SCHEMA_FILE = 'prisma/schema.prisma'
export const MIGRATIONS_FOLDER = 'prisma/migrations'

let panic = ''
let loaded = false

/** The engine is WebAssembly made for bundlers: its exports have to be handed to its glue code before first use. */
function load(): void {
  if (loaded) return
  const registry = { get: () => panic, set_message: (message: string) => (panic = message) }
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry })
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = new WebAssembly.Module(readFileSync(join(dirname(glue), 'schema_engine_bg.wasm')))
  // The glue module is exactly the set of imports that the WebAssembly file names, under this one name.
  const imports = { './schema_engine_bg.js': engine as unknown as WebAssembly.ModuleImports }
  const { exports } = new WebAssembly.Instance(wasm, imports)
  engine.__wbg_set_wasm(exports)
  const start = exports['__wbindgen_start']
  if (typeof start === 'function') start()
  loaded = true
}

/** Prisma's official schema engine over the pg driver: no native binary to download. Free it after use. */
export async function openSchemaEngine(databaseUrl: string, schema?: string): Promise<engine.SchemaEngine> {
  load()
  const datamodels: [string, string][] | undefined = schema === undefined ? undefined : [[SCHEMA_FILE, schema]]
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl, max: 2 }))
  return engine.SchemaEngine.new({ datamodels }, () => {}, adapter)
}

export async function readMigrations(root: string): Promise<MigrationList> {
  const baseDir = resolve(root, MIGRATIONS_FOLDER)
  const entries = await readdir(baseDir, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort()
  const directories = names.map(async (name) => {
    const value = await readFile(join(baseDir, name, 'migration.sql'), 'utf8')
    return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } }
  })
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(directories),
  }
}
