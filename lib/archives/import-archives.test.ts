import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { importArchives } from '#lib/archives/import-archives.ts'
import { getDb } from '#lib/db.ts'

beforeEach(async () => {
  await getDb().archive.deleteMany()
})

async function* streamOf(lines: readonly string[]) {
  for (const line of lines) yield new TextEncoder().encode(`${line}\n`)
}
const importLines = async (...lines: string[]) => {
  const { importId, ...report } = await importArchives(getDb(), streamOf(lines), 'command line')
  expect(importId).toMatch(/^aim_/)
  return report
}
const header = 'name,kind,city,countryISOA3,isil,website,aliases'

it('adds, updates and leaves alone', async () => {
  const paris = 'Archives de Paris,regional,Paris,fra,FR-FRAD075,https://archives.paris.fr,AD75|Archives de la Seine'
  expect(await importLines(header, paris, 'Landesarchiv Berlin,state,Berlin,DEU,,,')).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: 0,
    moved: 0,
    issues: [],
  })
  const before = await getDb().archive.findFirstOrThrow({ where: { city: 'Paris' } })
  expect(before).toMatchObject({
    kind: 'regional',
    countryISOA3: 'FRA',
    isil: 'FR-FRAD075',
    aliases: ['AD75', 'Archives de la Seine'],
    nameLatin: null,
  })
  expect(await importLines(header, paris)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  expect(await getDb().archive.findFirstOrThrow({ where: { city: 'Paris' } })).toEqual(before)
  // Columns in another order, some gone, one empty: what the file doesn't say stays as it is, and a hyphen clears.
  expect(
    await importLines('kind,city,name,isil,countryISOA3,website', 'city,Paris,Archives de Paris,,FRA,-'),
  ).toMatchObject({ changed: 1, unchanged: 0 })
  const after = await getDb().archive.findFirstOrThrow({ where: { city: 'Paris' } })
  expect(after).toMatchObject({
    id: before.id,
    kind: 'city',
    isil: 'FR-FRAD075',
    website: null,
    aliases: ['AD75', 'Archives de la Seine'],
    createdAt: before.createdAt,
  })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  expect(await importLines('city,name,countryISOA3,aliases', 'Paris,Archives de Paris,FRA,-')).toMatchObject({
    changed: 1,
  })
  expect(await getDb().archive.findFirstOrThrow({ where: { city: 'Paris' } })).toMatchObject({
    kind: 'city',
    aliases: [],
  })
  expect(await getDb().archive.count()).toBe(2)
})

it('takes one spelling of the same characters for one archive', async () => {
  await importLines(header, 'Staatsarchiv Zürich,state,Zürich,CHE,,,'.normalize('NFC'))
  expect(await importLines(header, 'Staatsarchiv  Zürich ,state,Zürich,CHE,,,'.normalize('NFD'))).toMatchObject({
    added: 0,
    unchanged: 1,
  })
})

it('leaves out wrong rows, says which line and column, and stores the others', async () => {
  const report = await importLines(
    header,
    'Good,city,Bonn,DEU,,,',
    'Bad country,city,Paris,FR,,,',
    ',castle,Paris,FRA,,javascript:alert(1),',
    'Bad isil,city,Paris,FRA,?,,',
    'Short,city,Paris',
    'Good,other,Bonn,DEU,,,',
    `Many names,city,Bonn,DEU,,,${Array.from({ length: 31 }, (_, i) => `n${i}`).join('|')}`,
    `Long name,city,Bonn,DEU,,,${'x'.repeat(201)}`,
    'No name,-,Bonn,DEU,,,',
    'No kind,,Bonn,DEU,,,',
    'Last,city,Bonn,DEU,,,',
  )
  expect(report).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: 9,
    moved: 0,
    issues: [
      { line: 3, column: 'countryISOA3', message: 'must be an ISO 3166-1 alpha-3 code: write FRA, not FR' },
      { line: 4, column: 'name', message: 'is required' },
      { line: 4, column: 'kind', message: expect.stringContaining('must be one of national, state') },
      { line: 4, column: 'website', message: 'must be an address that begins with https:// or http://' },
      { line: 5, column: 'isil', message: 'must be an ISIL such as FR-FRAD075' },
      { line: 6, message: 'has 3 fields where the first line has 7' },
      { line: 7, message: 'is the archive of line 2 again (the same countryISOA3, city and name)' },
      { line: 8, column: 'aliases', message: 'must hold at most 30 names, separated by |' },
      { line: 9, column: 'aliases', message: 'must have at most 200 characters' },
      { line: 10, column: 'kind', message: 'can’t be cleared' },
      { line: 11, column: 'kind', message: 'is required of an archive that is new' },
    ],
  })
  expect((await getDb().archive.findMany({ orderBy: { name: 'asc' } })).map(({ name, kind }) => [name, kind])).toEqual([
    ['Good', 'city'],
    ['Last', 'city'],
  ])
})

it('keeps the first hundred issues and counts them all', async () => {
  const report = await importLines(header, ...Array.from({ length: 150 }, () => ',,,,,,'))
  expect(report.refused).toBe(150)
  expect(report.issues).toHaveLength(100)
})

it.for([
  [['name,kind,city'], 1, 'lacks countryISOA3'],
  [['name,kind,city,countryISOA3,web'], 1, 'unknown column "web"'],
  [['name,kind,city,countryISOA3,we\u0001b'], 1, 'unknown column "we b"'],
  [[`name,kind,city,countryISOA3,${'x'.repeat(79)}📜📜`], 1, `unknown column "${'x'.repeat(79)}📜"`],
  [['name,kind,city,countryISOA3,name'], 1, 'column name twice'],
  [['name,kind,\0city,countryISOA3'], 1, 'is not UTF-8'],
  [[], 1, 'the file is empty'],
  [
    [header, 'Good,city,Bonn,DEU,,,', 'Bad "quote",city,Bonn,DEU,,,', 'Never read,city,Bonn,DEU,,,'],
    3,
    'nothing from here on was read',
  ],
] as const)('says what is wrong with the file itself: %s', async ([lines, line, message]) => {
  const { added, refused, issues } = await importLines(...lines)
  expect({ added, refused, issues }).toEqual({
    added: lines.length > 1 ? 1 : 0,
    refused: 1,
    issues: [{ line, message: expect.stringContaining(message) }],
  })
})

it('knows a broken file by the whole of it', async () => {
  const lines = [header, 'Bad "quote",city,Bonn,DEU,,,', 'Never read,city,Bonn,DEU,,,']
  const whole = lines.map((line) => `${line}\n`).join('')
  const { importId } = await importArchives(getDb(), streamOf(lines), 'command line')
  expect(await getDb().archiveImport.findUniqueOrThrow({ where: { id: importId } })).toMatchObject({
    refused: 1,
    sizeBytes: whole.length,
    fileDigest: createHash('sha256').update(whole).digest('hex'),
  })
})

it('imports 5,000 rows in a few seconds, and again without a change, also twice at once', async () => {
  const rows = Array.from(
    { length: 5_000 },
    (_, i) => `Stadtarchiv Nr. ${i},city,"Ort, ${i % 700}",DEU,,https://example.org/${i},Archiv der Stadt ${i}`,
  )
  const started = performance.now()
  const both = await Promise.all([importLines(header, ...rows), importLines(header, ...rows.toReversed())])
  // Each takes under a second alone; the bound is for a machine that is busy with other tests.
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(both.map(({ added, changed, unchanged }) => added + changed + unchanged)).toEqual([5_000, 5_000])
  expect(both.map(({ changed, moved }) => changed + moved)).toEqual([0, 0])
  expect(await getDb().archive.count()).toBe(5_000)
  expect(await importLines(header, ...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 5_000, refused: 0 })
})

it('ships a directory without an issue, of every kind and from every continent', async () => {
  const { issues, refused, added } = await importArchives(
    getDb(),
    createReadStream('prisma/archives.csv'),
    'command line',
  )
  expect({ issues, refused }).toEqual({ issues: [], refused: 0 })
  expect(added).toBeGreaterThan(230)
  const national = await getDb().archive.groupBy({ by: ['countryISOA3'], where: { kind: 'national' } })
  expect(national.length).toBeGreaterThan(100)
  expect(await getDb().archive.groupBy({ by: ['kind'] })).toHaveLength(8)
  // Whoever can't type a script must still find what is written in it.
  const unreachable = await getDb().archive.findMany({ where: { nameLatin: null } })
  expect(unreachable.map(({ name }) => name).filter((name) => !/\p{Script=Latin}/u.test(name))).toEqual([])
})
