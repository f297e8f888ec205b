import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { GET, POST } from '#app/api/archives/route.ts'
import { POST as placeOrder } from '#app/api/orders/route.ts'
import { importArchives } from '#lib/archives/import-archives.ts'
import type { ArchiveView } from '#lib/archives/schema.ts'
import { fold, searchWordsOf } from '#lib/archives/search-words.ts'
import { getDb } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { call } from '#tools/testing/call.ts'
import { makeClient, makeKey } from '#prisma/factories.ts'

let key: string
beforeAll(async () => {
  await importArchives(getDb(), createReadStream('prisma/archives.csv'), 'command line')
  key = (await makeKey(getDb(), (await makeClient(getDb())).id, { scopes: ['orders:read', 'orders:write'] })).key
})

const get = (query: Record<string, string>) => call(GET, 'GET', `/archives?${new URLSearchParams(query)}`, { key })
async function find(q: string, more: Record<string, string> = {}) {
  const { status, body } = await get({ q, ...more })
  expect(status).toBe(200)
  return body as ArchiveView[] // call() has checked it against the operation's schema
}
const namesOf = (archives: ArchiveView[]) => archives.map(({ name }) => name)

it.for([
  ['moscow', 'Российский государственный архив древних актов'],
  ['москва', 'Российский государственный архив древних актов'],
  ['RGADA', 'Российский государственный архив древних актов'],
  ['drevnikh', 'Российский государственный архив древних актов'],
  ['munchen', 'Stadtarchiv München'],
  ['münchen', 'Stadtarchiv München'],
  ['MUENCHEN', 'Stadtarchiv München'],
  ['munich stadt', 'Stadtarchiv München'],
  ['mu\u0308nchen', 'Stadtarchiv München'],
  ['paris', 'Archives de Paris'],
  ['par arch', 'Archives de Paris'],
  ['lodz', 'Archiwum Państwowe w Łodzi'],
  ['kobenhavn', 'Københavns Stadsarkiv'],
  ['koebenhavn', 'Københavns Stadsarkiv'],
  ["cote d'or", "Archives départementales de la Côte-d'Or"],
  ['ivory coast', "Archives nationales de Côte d'Ivoire"],
  ['New Zealand', 'Archives New Zealand Te Rua Mahara o te Kāwanatanga'],
  ['公文書館', '国立公文書館'],
  ['ירושלים', 'ארכיון המדינה'],
] as const)('finds by the beginnings of words in any writing: %s', async ([q, name]) => {
  expect(namesOf(await find(q))).toContain(name)
})

it.each([
  ['アジア歴史資料センター', '資料センター'],
  ['ジャパンアーカイブズ', 'アーカイブズ'],
])('finds %s by a word inside, with a long vowel: %s', async (name, q) => {
  const row = { name, city: `Tokyo ${newId('archive')}`, countryISOA3: 'JPN', aliases: [] }
  const words = searchWordsOf([row.name, row.city], row.countryISOA3)
  const inside = words.filter((word) => word !== fold(name) && fold(name).endsWith(word))
  const create = (searchWords: string[]) =>
    getDb().archive.create({ data: { ...row, id: newId('archive'), kind: 'other', sortName: name, searchWords } })
  const made = await create(words)
  const ids = async () => (await find(q)).map(({ id }) => id)
  expect(await ids()).toEqual([made.id])
  await getDb().archive.delete({ where: { id: made.id } })
  // One of before.
  const old = await create(words.filter((word) => !inside.includes(word)))
  expect(await ids()).toEqual([])
  const migration = 'prisma/migrations/20261128160200_words_with_long_vowels/migration.sql'
  await getDb().$executeRawUnsafe(await readFile(migration, 'utf8'))
  expect(await ids()).toEqual([old.id])
  const { searchWords } = await getDb().archive.findUniqueOrThrow({ where: { id: old.id } })
  expect(new Set(searchWords)).toEqual(new Set(words))
  expect(searchWords).toHaveLength(words.length)
})

it('wants every word, and the beginning of each', async () => {
  expect(await find('paris moscow')).toEqual([])
  expect(await find('unchen')).toEqual([])
  for (const q of ["' | \\ :* &", '!', "x' | 'paris", '%']) expect(await find(q)).toEqual([])
  // Of 2,052 bytes once it is taken apart, which is more than a search may have.
  expect(await find(`paris ${'㍿'.repeat(171)}`)).toEqual([])
})

it('answers listed members only, absent ones left out, and narrows by country and kind', async () => {
  const [paris] = await find('archives de paris', { country: 'fra', kind: 'regional' })
  expect(paris).toEqual({
    id: expect.stringMatching(/^arc_/),
    name: 'Archives de Paris',
    kind: 'regional',
    city: 'Paris',
    countryISOA3: 'FRA',
    isil: 'FR-FRAD075',
    website: 'https://archives.paris.fr',
  })
  const [tokyo] = await find('national archives of japan')
  expect(tokyo).toMatchObject({ name: '国立公文書館', nameLatin: 'Kokuritsu Kōbunshokan' })
  const churches = await find('wien', { kind: 'church' })
  expect(namesOf(churches)).toEqual(['Diözesanarchiv Wien'])
  expect(await find('paris', { country: 'DEU' })).toEqual([])
})

it.for([{ limit: '7' }, { limit: '7', order: 'desc' }, { limit: '3', q: 'staatsarchiv', country: 'DEU' }])(
  'pages by name without a gap or a repeat: %o',
  async (query) => {
    const seen: ArchiveView[] = []
    let path: string | undefined = `/archives?${new URLSearchParams({ kind: 'state', ...query })}`
    while (path !== undefined) {
      const { body, headers } = await call(GET, 'GET', path, { key })
      seen.push(...(body as ArchiveView[]))
      path = /<http:\/\/localhost:3000\/api([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    }
    const total = await getDb().archive.findMany({
      where: { kind: 'state', ...('q' in query ? { countryISOA3: 'DEU', searchWords: { has: 'staatsarchiv' } } : {}) },
      orderBy: [{ sortName: query.order === 'desc' ? 'desc' : 'asc' }, { id: query.order === 'desc' ? 'desc' : 'asc' }],
    })
    expect(total.length).toBeGreaterThan(10)
    expect(seen.map(({ id }) => id)).toEqual(total.map(({ id }) => id))
  },
)

it('lists in the order of the alphabet, whatever the accents', async () => {
  const polish = namesOf(await find('archiwum panstwowe', { country: 'POL' }))
  const at = polish.indexOf('Archiwum Państwowe w Łodzi')
  expect(polish.slice(at - 1, at + 2)).toEqual([
    'Archiwum Państwowe w Koszalinie',
    'Archiwum Państwowe w Łodzi',
    'Archiwum Państwowe w Lublinie',
  ])
})

it('refuses a wrong country, kind or cursor, other methods, and a key without the scope', async () => {
  for (const [query, field] of [
    [{ country: 'FR' }, 'country'],
    [{ kind: 'castle' }, 'kind'],
    [{ startingAfter: 'x' }, 'startingAfter'],
    [{ startingAfter: newId('archive') }, 'startingAfter'],
  ] as const) {
    expect(await get(query)).toMatchObject({ status: 400, body: { code: 'invalid_request', details: [{ field }] } })
  }
  expect((await call(POST, 'POST', '/archives', { key, body: {} })).status).toBe(405)
  const other = await makeKey(getDb(), (await makeClient(getDb())).id, { scopes: ['webhooks:read'] })
  expect(await call(GET, 'GET', '/archives', { key: other.key })).toMatchObject({
    status: 403,
    body: { code: 'insufficient_scope' },
  })
})

it('places an order at a listed archive, at an unknown id and at any other text', async () => {
  const [archive] = await find('archives de paris')
  for (const archiveRepositoryId of [archive?.id ?? '', newId('archive'), 'our-own-code 7']) {
    const body = {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
      archiveRepositoryId,
    }
    expect(await call(placeOrder, 'POST', '/orders', { key, body })).toMatchObject({
      status: 201,
      body: { order: { archiveRepositoryId } },
    })
  }
})
