import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseCrontab, type JobHelpers } from 'graphile-worker'
import { expect, it, vi } from 'vitest'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { Job } from '#lib/jobs.ts'
import { crontab, taskList } from '#lib/server/worker/tasks.ts'
import { makeUser } from '#prisma/factories.ts'

// The first of each round.
vi.mock('#lib/cases/open-late-cases.ts', () => ({ openLateCases: () => Promise.reject(new Error('a broken case')) }))
vi.mock('#lib/billing/issue-missing.ts', () => ({ issueMissing: () => Promise.reject(new Error('a broken invoice')) }))

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

it('gives up a round that fails after three tries', () => {
  const rounds = parseCrontab(crontab)
  expect(rounds.map(({ task, options }) => [task, options.maxAttempts])).toEqual(
    ['every_minute', 'every_ten_minutes', 'every_hour', 'every_day'].map((name) => [name, 3]),
  )
})

const run = async (name: string) => taskList[name]?.({}, {} as JobHelpers)

it('keeps rounds that were given up for as long as the fault lasts, and those of no other kind go with it', async () => {
  const kinds = ['every_ten_minutes', 'every_ten_minutes', 'every_hour']
  for (const kind of kinds)
    await getDb().$queryRaw`SELECT id FROM graphile_worker.add_job(${kind}::text, max_attempts => 3)`
  await getDb().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`
  const dead = async () =>
    (
      await getDb().$queryRaw<{ kind: string }[]>`
        SELECT task_identifier AS kind FROM graphile_worker.jobs WHERE attempts = max_attempts ORDER BY id`
    ).map(({ kind }) => kind)
  await expect(run('every_hour')).rejects.toThrow('a broken case')
  expect(await dead()).toEqual(kinds)
  await run('every_ten_minutes')
  expect(await dead()).toEqual(['every_hour'])
})

it('does the rest of an hour’s and of a day’s round where its first part fails, and tells of that', async () => {
  const past = new Date(Date.now() - 1000)
  const { id: userId } = await makeUser(getDb())
  const { id } = await getDb().dataExport.create({
    data: {
      id: newId('dataExport'),
      userId,
      state: 'ready',
      storageKey: 'exports/none',
      sizeBytes: 1,
      readyAt: past,
      expiresAt: past,
    },
  })
  await expect(run('every_hour')).rejects.toThrow('a broken case')
  expect(await getDb().dataExport.findUnique({ where: { id } })).toMatchObject({ state: 'expired' })

  await getDb().spentChallenge.create({ data: { id: 'spent', expiresAt: new Date(Date.now() - 2 * 3_600_000) } })
  await expect(run('every_day')).rejects.toThrow('a broken invoice')
  expect(await getDb().spentChallenge.count()).toBe(0)
})
