import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { internalDocument, publicDocument } from '#lib/server/openapi/document.ts'

const documents = [
  ['public', publicDocument()],
  ['internal', internalDocument(() => true)],
] as const

it.for(documents)('is OpenAPI 3.1 by the published schema: %s', async ([, document]) => {
  const validated = async (given: Record<string, unknown>) => {
    const { valid, errors = [] } = await new Validator({ strict: false }).validate(structuredClone(given))
    return { valid, errors }
  }
  expect(await validated(JSON.parse(JSON.stringify(document)) as typeof document)).toEqual({ valid: true, errors: [] }) // of its own making
  expect(await validated({ ...document, info: { version: '1' } })).toMatchObject({ valid: false })
})

it.for(documents)("passes Redocly's recommended rules without a warning: %s", async ([, document]) => {
  const folder = await mkdtemp(join(tmpdir(), 'callslip-openapi-'))
  const cli = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js')
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'lint', '--extends=recommended', '--format=json', join(folder, 'openapi.json')],
      { cwd: folder, env },
    ).catch((failed: { stdout: string }) => failed)
    const { totals, problems } = JSON.parse(stdout) as { totals: unknown; problems: { message: string }[] }
    expect(problems.map(({ message }) => message)).toEqual([])
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
