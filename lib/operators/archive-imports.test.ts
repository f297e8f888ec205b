import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ArchiveFileView, ArchiveImportView, ImportChangeView } from '#lib/archives/schema.ts'
import { getDb, inTransaction } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { placeOrder } from '#lib/orders/place-order.ts'
import { placeOrderInput } from '#lib/orders/schema.ts'
import { makeToken, orderBody } from '#tools/testing/fixtures.ts'
import { call } from '#tools/testing/call.ts'
import { bodyOf } from '#tools/testing/market.ts'
import { routeOf } from '#tools/testing/routes.ts'
import { customerActor, makeClient, makeResearcher } from '#prisma/factories.ts'

let token: string
beforeAll(async () => {
  token = await makeToken('operator')
})
beforeEach(async () => {
  await getDb().archive.deleteMany()
  await getDb().archiveImport.deleteMany()
})

const ask = async <T>(id: string, method: string, path: string, body?: unknown, status = 200): Promise<T> =>
  bodyOf<T>(
    await call(routeOf(id), method, `/operator${path}`, { key: token, ...(body === undefined ? {} : { body }) }),
    status,
  )
const header = 'name,kind,city,countryISOA3,isil,website,aliases\n'
const preview = (rows: string) =>
  ask<ArchiveImportView>('previewArchiveImport', 'POST', '/archives/import?name=worms.csv', header + rows, 201)
const apply = (id: string, status = 200) =>
  ask<ArchiveImportView>('applyArchiveImport', 'POST', `/archive-imports/${id}/apply`, undefined, status)
const revert = (id: string, status = 200) =>
  ask<ArchiveImportView>('revertArchiveImport', 'POST', `/archive-imports/${id}/revert`, undefined, status)
const changesOf = (id: string, search = '') =>
  ask<ImportChangeView[]>('listImportChanges', 'GET', `/archive-imports/${id}/changes${search}`)
const fatesOf = (changes: ImportChangeView[]) => changes.map(({ archive, fate }) => [archive.name, fate])
const directory = () => getDb().archive.findMany({ orderBy: { name: 'asc' } })
const find = (name: string) => getDb().archive.findFirstOrThrow({ where: { name } })

/** Two archives, imported. */
async function begin() {
  const { id } = await preview('A,city,Worms,DEU,DE-1111,https://a.example,Alpha|Aleph\nB,city,Worms,DEU,,,\n')
  await apply(id)
  return id
}

it('takes coordinates as maps show them, and says which are none', async () => {
  const file =
    'name,kind,city,countryISOA3,coordinates\nA,city,Worms,DEU,"49.6333, 8.35000001"\nB,city,Worms,DEU,"91,8"\n'
  const { id, faults } = await ask<ArchiveImportView>('previewArchiveImport', 'POST', '/archives/import', file, 201)
  expect(faults).toEqual([
    { line: 3, column: 'coordinates', message: 'must be a latitude and a longitude in degrees such as 48.8534,2.3488' },
  ])
  await apply(id)
  expect((await find('A')).coordinates).toBe('49.6333,8.35')
  const cleared = 'name,city,countryISOA3,coordinates\nA,Worms,DEU,-\n'
  const next = await ask<ArchiveImportView>('previewArchiveImport', 'POST', '/archives/import', cleared, 201)
  expect(await changesOf(next.id)).toMatchObject([
    { fields: [{ field: 'coordinates', before: ['49.6333,8.35'], after: [] }] },
  ])
  await apply(next.id)
  expect((await find('A')).coordinates).toBeNull()
  await revert(next.id)
  expect((await find('A')).coordinates).toBe('49.6333,8.35')
})

describe('an import of archives', () => {
  it('writes nothing before it is carried out, and says of each archive what it says before and after', async () => {
    await begin()
    const before = await directory()
    const shown = await preview(
      'A,state,Worms,DEU,,-,Aleph|Beta\nB,,Worms,DEU,,,\nC,church,Worms,DEU,,,\nD,,Worms,DEU,,,\n',
    )
    expect(shown).toMatchObject({
      state: 'previewed',
      file: { name: 'worms.csv' },
      added: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
      faults: [{ line: 5, column: 'kind', message: 'is required of an archive that is new' }],
      canApply: true,
      canRevert: false,
    })
    expect(await changesOf(shown.id)).toMatchObject([
      {
        kind: 'changed',
        fate: 'planned',
        line: 2,
        archive: { name: 'A', city: 'Worms' },
        fields: [
          { field: 'kind', before: ['city'], after: ['state'] },
          { field: 'website', before: ['https://a.example'], after: [] },
          { field: 'aliases', before: ['Alpha', 'Aleph'], after: ['Aleph', 'Beta'] },
        ],
      },
      { kind: 'added', line: 4, archive: { name: 'C' }, fields: [{ field: 'kind', before: [], after: ['church'] }] },
    ])
    expect(await directory()).toEqual(before)
    expect(await apply(shown.id)).toMatchObject({ state: 'applied', applied: { archives: 2, moved: 0 } })
    expect(await find('A')).toMatchObject({ kind: 'state', isil: 'DE-1111', website: null, aliases: ['Aleph', 'Beta'] })
    expect(await find('C')).toMatchObject({ kind: 'church' })
    expect(fatesOf(await changesOf(shown.id, '?show=added'))).toEqual([['C', 'applied']])
    const imports = await ask<ArchiveImportView[]>('listArchiveImports', 'GET', '/archive-imports')
    expect(imports.map(({ state, added }) => [state, added])).toEqual([
      ['applied', 1],
      ['applied', 2],
    ])
    // Once is enough.
    await apply(shown.id, 409)
    await revert((await preview('')).id, 409)
  })

  it('leaves alone what somebody changed since the preview, and names it', async () => {
    await begin()
    const { id } = await preview(
      'A,state,Worms,DEU,,,\nB,state,Worms,DEU,,,\nC,city,Worms,DEU,,,\nD,city,Worms,DEU,,,\n',
    )
    const a = await find('A')
    await ask('replaceArchive', 'PUT', `/archives/${a.id}`, {
      name: 'A',
      kind: 'church',
      city: 'Worms',
      countryISOA3: 'DEU',
    })
    const add = (name: string, kind: string) =>
      ask('addArchive', 'POST', '/archives', { name, kind, city: 'Worms', countryISOA3: 'DEU' }, 201)
    await add('C', 'church')
    // This one is what the file wants it to be.
    await add('D', 'city')
    expect(await apply(id)).toMatchObject({ applied: { archives: 1, moved: 2 } })
    expect(fatesOf(await changesOf(id))).toEqual([
      ['A', 'moved'],
      ['B', 'applied'],
      ['C', 'moved'],
      ['D', 'unneeded'],
    ])
    expect(fatesOf(await changesOf(id, '?show=moved')).map(([name]) => name)).toEqual(['A', 'C'])
    expect((await directory()).map(({ kind }) => kind)).toEqual(['church', 'state', 'church', 'city'])
  })

  it('is taken back, but for what was changed since or is needed', async () => {
    await begin()
    const before = await directory()
    const rows = [
      'A,state,Worms,DEU,,,Gamma',
      'B,state,Worms,DEU,,,',
      ...[...'CDEFGHIJ'].map((name) => `${name},city,Worms,DEU,,,${name === 'J' ? 'Jot' : ''}`),
    ]
    const { id } = await preview(rows.join('\n'))
    await apply(id)
    await ask('replaceArchive', 'PUT', `/archives/${(await find('B')).id}`, {
      name: 'B',
      kind: 'church',
      city: 'Worms',
      countryISOA3: 'DEU',
    })
    const client = await makeClient(getDb())
    const order = { ...orderBody, archiveRepositoryId: (await find('D')).id }
    await inTransaction((tx) => placeOrder(tx, customerActor(client), placeOrderInput.parse(order)))
    const { id: researcherId } = await makeResearcher(getDb())
    await getDb().researcher.update({ where: { id: researcherId }, data: { archives: [(await find('E')).id] } })
    await ask('mergeArchive', 'POST', `/archives/${(await find('G')).id}/merge`, { intoId: (await find('F')).id })
    // A template, an order that waits for its first sign-in, and one that says it in words.
    const naming = async (name: string) => ({ ...orderBody, archiveRepositoryId: (await find(name)).id })
    const template = { clientId: client.id, environment: 'production', name: 'H', content: await naming('H') } as const
    await getDb().orderTemplate.create({ data: { id: newId('orderTemplate'), ...template } })
    const expiresAt = new Date(Date.now() + 86_400_000)
    await getDb().firstOrder.create({ data: { id: newId('firstOrder'), content: await naming('I'), expiresAt } })
    const { archiveRepositoryId: _, ...rest } = placeOrderInput.parse(orderBody)
    const inWords = { ...rest, repositoryName: 'JOT', countryISOA3: 'DEU' }
    await inTransaction((tx) => placeOrder(tx, customerActor(client), inWords))
    expect(await revert(id)).toMatchObject({ state: 'reverted', reverted: { archives: 2, kept: 8 }, canRevert: false })
    const kept = fatesOf(await changesOf(id, '?show=kept')).map(([name]) => name)
    expect(kept).toEqual(['B', 'D', 'E', 'F', 'G', 'H', 'I', 'J'])
    const after = await directory()
    expect(after.map(({ name }) => name).join('')).toBe('ABDEFGHIJ')
    const [was] = before
    expect(after[0]).toEqual({ ...was, updatedAt: after[0]?.updatedAt })
    expect((await ask<{ id: string }[]>('findArchives', 'GET', '/archives?q=aleph')).length).toBe(1)
    expect(await ask('findArchives', 'GET', '/archives?q=gamma')).toEqual([])
    await revert(id, 409)
  })

  it('takes no name away that a duplicate has, though the archive had it before the merge', async () => {
    await begin()
    await apply((await preview('A,,Worms,DEU,,,Old name|Beta\n')).id)
    const { id } = await preview('A,,Worms,DEU,,,Beta\n')
    const old = { name: 'Old name', kind: 'city', city: 'Worms', countryISOA3: 'DEU' }
    const { id: oldId } = await ask<ArchiveFileView>('addArchive', 'POST', '/archives', old, 201)
    await ask('mergeArchive', 'POST', `/archives/${oldId}/merge`, { intoId: (await find('A')).id })
    expect(await apply(id)).toMatchObject({ applied: { archives: 0, moved: 1 } })
    const [, gaveTheName] = await ask<ArchiveImportView[]>('listArchiveImports', 'GET', '/archive-imports')
    expect(await revert(gaveTheName?.id ?? '')).toMatchObject({ reverted: { archives: 0, kept: 1 } })
    expect((await find('A')).aliases).toEqual(['Old name', 'Beta'])
  })

  it('waits for no other import: it is refused at once, with a sentence', async () => {
    const { id } = await preview('A,city,Worms,DEU,,,')
    await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(7081621)) AS held`
      expect(await apply(id, 409)).toMatchObject({
        code: 'operator_conflict',
        error: 'Another import is being carried out. Try again in a minute.',
      })
    })
    expect(await apply(id)).toMatchObject({ state: 'applied' })
  })

  it('can be taken back for thirty days', async () => {
    const id = await begin()
    const days = (n: number) => new Date(Date.now() - n * 86_400_000)
    await getDb().archiveImport.update({ where: { id }, data: { appliedAt: days(31) } })
    expect(await ask('getArchiveImport', 'GET', `/archive-imports/${id}`)).toMatchObject({ canRevert: false })
    await revert(id, 409)
    await getDb().archiveImport.update({ where: { id }, data: { appliedAt: days(29) } })
    expect(await revert(id)).toMatchObject({ reverted: { archives: 2, kept: 0 } })
    expect(await directory()).toEqual([])
  })

  it('shows, carries out and takes back ten thousand rows in seconds, a page at a time', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `Archiv ${i},city,"Ort, ${i % 700}",DEU,,https://example.org/${i},Alt ${i}`,
    )
    const started = performance.now()
    const { id, added } = await preview(rows.join('\n'))
    await apply(id)
    const second = await preview(rows.map((row) => row.replace(',city,', ',state,')).join('\n'))
    expect([added, second.changed]).toEqual([10_000, 10_000])
    expect(await apply(second.id)).toMatchObject({ applied: { archives: 10_000 } })
    expect(await revert(second.id)).toMatchObject({ reverted: { archives: 10_000, kept: 0 } })
    expect(await revert(id)).toMatchObject({ reverted: { archives: 10_000, kept: 0 } })
    // Each of the six takes a second or two alone; the bound is for a machine that is busy with other tests.
    expect(performance.now() - started).toBeLessThan(60_000)
    const page = await changesOf(id, '?limit=100')
    const next = await changesOf(id, `?limit=100&startingAfter=${page.at(-1)?.id ?? ''}`)
    expect([page.length, page[0]?.line, next[0]?.line]).toEqual([100, 2, 102])
  }, 120_000)
})

it('writes over no change that whoever writes has not seen', async () => {
  await begin()
  const { id } = await find('A')
  const { updatedAt } = await ask<ArchiveFileView>('getArchive', 'GET', `/archives/${id}`)
  const replace = (kind: string, status = 200) => {
    const body = { name: 'A', kind, city: 'Worms', countryISOA3: 'DEU', updatedAt }
    return ask('replaceArchive', 'PUT', `/archives/${id}`, body, status)
  }
  await replace('church')
  expect(await replace('city', 409)).toMatchObject({ code: 'operator_conflict' })
  expect(await find('A')).toMatchObject({ kind: 'church' })
})

it('counts and finds the orders that name an archive: by its id, by a duplicate’s, and in words', async () => {
  await begin()
  await apply((await preview('Old,city,Worms,DEU,,,Oldest\n')).id)
  const [a, old] = [await find('A'), await find('Old')]
  await ask('mergeArchive', 'POST', `/archives/${old.id}/merge`, { intoId: a.id })
  const client = await makeClient(getDb())
  const { archiveRepositoryId: _, countryISOA3: __, ...rest } = placeOrderInput.parse(orderBody)
  const place = (more: object) =>
    inTransaction(
      async (tx) => (await placeOrder(tx, customerActor(client), placeOrderInput.parse({ ...rest, ...more }))).id,
    )
  const naming = [
    await place({ archiveRepositoryId: a.id }),
    await place({ archiveRepositoryId: old.id }),
    await place({ repositoryName: 'ALPHA', countryISOA3: 'DEU' }),
    await place({ repositoryName: 'oldest' }),
  ]
  // Of another country, of another archive, and one that means an archive of somebody's own list.
  await place({ repositoryName: 'Alpha', countryISOA3: 'FRA' })
  await place({ repositoryName: 'B' })
  await place({ repositoryName: 'Alpha', archiveRepositoryId: 'their-17' })
  expect(await ask<ArchiveFileView>('getArchive', 'GET', `/archives/${a.id}`)).toMatchObject({ orders: 4 })
  const found = await ask<{ id: string }[]>('listAllOrders', 'GET', `/orders?q=${a.id}`)
  expect(found.map(({ id }) => id).toSorted()).toEqual(naming.toSorted())
})
