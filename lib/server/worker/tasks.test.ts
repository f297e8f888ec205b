import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Job } from '#lib/jobs.ts'
import { taskList } from '#lib/server/worker/tasks.ts'

it('does every job that a noun can plan', async () => {
  const files = globSync('lib/*/jobs.ts')
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(process.cwd(), file)).href) as Promise<Record<string, unknown>>),
  )
  const isJob = (value: unknown): value is Job => typeof value === 'object' && value !== null && 'payload' in value
  const names = modules.flatMap((exports) => Object.values(exports).filter(isJob)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !(name in taskList))).toEqual([])
})
