import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg'
import type { QueryResult } from 'pg'
import { MIGRATIONS_FOLDER, readMigrationFiles } from './migration-files.ts'

type GlueFunction = (...args: unknown[]) => unknown
type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

export const NO_FILTERS = { externalTables: [], externalEnums: [] }
export const SCHEMA_FILE = 'prisma/schema.prisma'

let loaded = false

/** The engine is WebAssembly made for bundlers: its exports have to be handed to its glue code before first use. */
function load(): void {
  if (loaded) return
  const registry = { set_message: (message: string) => console.error(`Prisma's schema engine: ${message}`) }
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry })
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = new WebAssembly.Module(readFileSync(join(dirname(glue), 'schema_engine_bg.wasm')))
  const imports: WebAssembly.ModuleImports = {}
  // The declarations leave out the glue functions that only the WebAssembly file calls.
  for (const [name, glueFunction] of Object.entries(engine as unknown as Record<string, GlueFunction>)) {
    imports[name] = name.startsWith('__wbg_setTimeout') ? unreferenced(glueFunction) : glueFunction
  }
  const { exports } = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': imports })
  engine.__wbg_set_wasm(exports)
  const start = exports['__wbindgen_start']
  if (typeof start === 'function') start()
  loaded = true
}

/** The engine gives up on Prisma's own lock after 10 s, with a timer that it never clears: it must not keep us alive. */
function unreferenced(setTimer: GlueFunction): GlueFunction {
  return (...args: unknown[]) => {
    const timer = setTimer(...args)
    if (timer instanceof Object && 'unref' in timer && typeof timer.unref === 'function') timer.unref()
    return timer
  }
}

/** Prisma's official schema engine over the pg driver: no native binary to download. */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  schema: string | undefined,
  work: (engine: engine.SchemaEngine) => Promise<T>,
): Promise<T> {
  load()
  const datamodels: [string, string][] | undefined = schema === undefined ? undefined : [[SCHEMA_FILE, schema]]
  const factory = new PrismaPg({ connectionString: databaseUrl, max: 2 })
  const opened: Adapter[] = []
  const keep = (adapter: Adapter) => {
    opened.push(adapter)
    return decodingChar(adapter)
  }
  const connect = factory.connect.bind(factory)
  const connectToShadowDb = factory.connectToShadowDb.bind(factory)
  factory.connect = async () => keep(await connect())
  factory.connectToShadowDb = async () => keep(await connectToShadowDb())
  const schemaEngine = await engine.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
  try {
    return await work(schemaEngine)
  } finally {
    schemaEngine.free()
    for (const adapter of opened) if (!adapter.underlyingDriver().ended) await adapter.dispose()
  }
}

/**
 * The engine reads the catalogue, which has columns of PostgreSQL's internal type "char" (18); the driver adapter of
 * 7.10.0 can't decode them. They are read as text (25) and handed on as the single characters that they are.
 */
function decodingChar(adapter: Adapter): Adapter {
  const pool = adapter.underlyingDriver()
  const single = new Set<string>()
  const query: (...args: unknown[]) => Promise<QueryResult> = pool.query.bind(pool)
  const decoding = async (...args: unknown[]) => {
    const result = await query(...args)
    for (const field of result.fields ?? []) {
      if (field.dataTypeID !== 18) continue
      single.add(field.name)
      field.dataTypeID = 25
    }
    return result
  }
  Object.assign(pool, { query: decoding })
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (sql) => {
    single.clear() // the engine asks one thing at a time
    const result = await queryRaw(sql)
    const columnTypes = result.columnTypes.map((type, at) =>
      single.has(result.columnNames[at] ?? '') ? ColumnTypeEnum.Character : type,
    )
    return { ...result, columnTypes }
  }
  return adapter
}

export async function readMigrations(root: string): Promise<MigrationList> {
  const files = await readMigrationFiles(root)
  return {
    baseDir: resolve(root, MIGRATIONS_FOLDER),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: files.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}
