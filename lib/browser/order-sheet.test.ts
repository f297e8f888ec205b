import { expect, it } from 'vitest'
import { emptyOrder, emptyPerson } from '#lib/browser/order-values.ts'
import { readOrder } from '#lib/browser/order-issues.ts'
import {
  matchColumns,
  readFile,
  readSheet,
  templateHeader,
  toOrderValues,
  withText,
  type Matches,
} from '#lib/browser/order-sheet.ts'
import { toLine } from '#lib/csv.ts'

const context = { ownCurrency: 'EUR', locale: 'en-GB' }
const read = async (text: string) => {
  const { header, rows } = await readSheet(text)
  const matches = matchColumns(header)
  return rows.map(({ cells }) => toOrderValues(cells, matches, context))
}

it.each([
  ['commas', 'Archive,Place,Type\n"Archives, Paris",Paris,"a ""quoted"" will"\n\nStadsarchief,Gent,Will\n'],
  ['semicolons', 'Archive;Place;Type\r\n"Archives, Paris";Paris;"a ""quoted"" will"\r\nStadsarchief;Gent;Will'],
  ['tabs', '\uFEFFArchive\tPlace\tType\nArchives, Paris\tParis\t"a ""quoted"" will"\nStadsarchief\tGent\tWill\n\t\t\n'],
])('reads a table with %s', async (_, text) => {
  const { header, rows } = await readSheet(text)
  expect(header).toEqual(['Archive', 'Place', 'Type'])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Archives, Paris', 'Paris', 'a "quoted" will'],
    ['Stadsarchief', 'Gent', 'Will'],
  ])
})

it('holds several lines in a cell as the form of one order does', async () => {
  const table = 'Archive,Place,Last name,Note,Instructions\nA,"Paris\nFrance",Moreau,"Carpenter\r\nEmigrated","a\r\nb"'
  expect(await read(table)).toMatchObject([
    { location: 'Paris France', personsOfInterest: [{ note: 'Carpenter Emigrated' }], instructions: 'a\nb' },
  ])
})

it('names the lines of the file, also behind empty ones', async () => {
  expect((await readSheet('Archive,Place\nA,B\n,\n\nC,D')).rows.map(({ line }) => line)).toEqual([2, 5])
})

it('reads what Windows writes', async () => {
  const textOf = async (blob: Blob) => (await readFile(blob, 'en-GB')).text
  expect(await textOf(new Blob([]))).toBe('')
  // "Unicode text", either way round.
  const little = Buffer.from('\uFEFFArchive\tŁódź', 'utf16le')
  expect(await textOf(new Blob([Uint8Array.from(little)]))).toBe('Archive\tŁódź')
  expect(await textOf(new Blob([Uint8Array.from(little).map((_, at, all) => all[at ^ 1] ?? 0)]))).toBe('Archive\tŁódź')
})

it.each([
  ['de-AT', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72], { text: 'Müller', guessed: 'windows-1252' }],
  ['pl', [0x4d, 0x61, 0xb3, 0x67, 0x6f, 0x72, 0x7a, 0x61, 0x74, 0x61], { text: 'Małgorzata', guessed: 'windows-1250' }],
  ['uk-UA', [0xb2, 0xe2, 0xe0, 0xed], { text: 'Іван', guessed: 'windows-1251' }],
  ['ja-JP', [0x93, 0xfa, 0x96, 0x7b], { text: '日本', guessed: 'shift_jis' }],
  ['pl', [...Buffer.from('Müller Łódź')], { text: 'Müller Łódź' }],
])(
  'takes a file without a mark for what its reader (%s) writes, and says so where that is a guess',
  async (...given) => {
    const [locale, bytes, read] = given
    expect(await readFile(new Blob([Uint8Array.from(bytes)]), locale)).toEqual(read)
  },
)

it('knows columns by our names and by those of others, each field once', () => {
  expect(matchColumns(['Archive', 'ORT', 'Kind of document', 'Vorname', 'Sur-name', 'Aktenzeichen', 'Colour'])).toEqual(
    ['repositoryName', 'location', 'documentType', 'firstname', 'lastname', 'externalOrderRef', undefined],
  )
  expect(matchColumns(['Place', 'Town'])).toEqual(['location', undefined])
  expect(matchColumns(templateHeader)).toEqual(templateHeader)
})

it('takes our own export back', async () => {
  const header = [
    'id',
    'status',
    'externalOrderRef',
    'repositoryName',
    'documentType',
    'location',
    'countryISOA3',
    'persons',
    'pricingMode',
    'fixedPrice',
    'currency',
  ]
  const [values] = await read(
    toLine(header) +
      toLine([
        'ord_1',
        'open',
        '=REF',
        'Archives',
        'Will',
        'Gent',
        'BEL',
        'Jeanne Moreau; Krüger',
        'FIXED',
        45.5,
        'EUR',
      ]),
  )
  expect(values).toEqual({
    ...emptyOrder('EUR'),
    externalOrderRef: '=REF',
    repositoryName: 'Archives',
    documentType: 'Will',
    location: 'Gent',
    countryISOA3: 'BEL',
    personsOfInterest: [
      { ...emptyPerson, firstname: 'Jeanne', lastname: 'Moreau' },
      { ...emptyPerson, lastname: 'Krüger' },
    ],
    pricingMode: 'FIXED',
    fixedPrice: '45.5',
  })
})

it('understands countries, names and prices as people write them', async () => {
  const rows = await read(
    [
      'Archive;Place;Type;Country;Name;Born;Price;Currency',
      'A;B;Will;Frankreich;Moreau, Jeanne Marie;1892;€ 45,50;',
      'A;B;Will;France;Jeanne Marie Moreau;;45.50 CHF;chf',
      'A;B;Will;fr;;about 1892;;',
      'A;B;Will;Atlantis;X;;-5;',
    ].join('\n'),
  )
  const person = { ...emptyPerson, firstname: 'Jeanne Marie', lastname: 'Moreau' }
  expect(
    rows.map(({ countryISOA3, personsOfInterest, fixedPrice, currency, pricingMode }) => [
      countryISOA3,
      personsOfInterest,
      fixedPrice,
      currency,
      pricingMode,
    ]),
  ).toEqual([
    ['Frankreich', [{ ...person, birthDate: '1892' }], '45,50', 'EUR', 'FIXED'],
    ['FRA', [person], '45.50', 'CHF', 'FIXED'],
    ['FRA', [{ ...emptyPerson, birthDate: 'about 1892' }], '', 'EUR', 'OPEN_FOR_BIDS'],
    ['Atlantis', [{ ...emptyPerson, lastname: 'X' }], '-5', 'EUR', 'FIXED'],
  ])
  const matches: Matches = ['countryISOA3']
  expect(toOrderValues(['Frankreich'], matches, { ...context, locale: 'de' }).countryISOA3).toBe('FRA')
})

it.each([
  ['ja', '日本', 'JPN'],
  ['ja', '中国', 'CHN'],
  ['ja', 'ドイツ', 'DEU'],
  ['ja', 'de', 'DEU'],
  // Codes are codes also where a name has the same letters.
  ['vi', 'Nga', 'RUS'],
  ['vi', 'NGA', 'NGA'],
  ['vi', 'Áo', 'AUT'],
  ['vi', 'AO', 'AGO'],
  ['en-GB', 'fra', 'fra'],
  ['en-GB', 'XX', 'XX'],
])('knows countries by names as short as codes (%s): %s', (locale, written, code) => {
  expect(toOrderValues([written], ['countryISOA3'], { ...context, locale }).countryISOA3).toBe(code)
})

it.each([
  // What stands beside the amount is what it is in, where the column says nothing or the same.
  ['45 CHF', '', '45', 'CHF'],
  ['EUR 45', '', '45', 'EUR'],
  ['₹500', '', '500', 'INR'],
  ['¥5000', 'jpy', '5000', 'JPY'],
  ['$45', 'CAD', '45', 'CAD'],
  ['£45 GBP', '', '45', 'GBP'],
  // What it isn't, or could be several of, is no price of anything.
  ['45 CHF', 'EUR', '45 CHF', 'EUR'],
  ['€45', 'CHF', '€45', 'CHF'],
  ['€45 CHF', '', '€45 CHF', 'EUR'],
  ['$45', '', '$45', 'EUR'],
  ['¥5000', '', '¥5000', 'EUR'],
  ['45 UGX', '', '45 UGX', 'EUR'],
])('takes a price of %j beside a currency of %j for %j %s', async (price, column, fixedPrice, currency) => {
  const [values] = await read(`Archive;Place;Type;Price;Currency\nA;B;Will;${price};${column}`)
  if (!values) throw new Error('no row')
  expect(values).toMatchObject({ fixedPrice, currency, pricingMode: 'FIXED' })
  const isGood = 'data' in readOrder(values, 'en-GB')
  expect(isGood).toBe(/^\d+$/.test(fixedPrice))
})

it('takes a sign of several currencies for the own one, where that is among them', async () => {
  const values = toOrderValues(['$45'], ['fixedPrice'], { ...context, ownCurrency: 'USD' })
  expect(values).toMatchObject({ fixedPrice: '45', currency: 'USD' })
})

it('leaves a quotation mark between tabs where it is: no row is swallowed', async () => {
  const text = 'Archive\tPlace\tType\nA\tB\t"Zum Löwen", Haus 3\nC\tD\tWill\n"E\tF\tDeed'
  expect((await readSheet(text)).rows).toEqual([
    { line: 2, cells: ['A', 'B', '"Zum Löwen", Haus 3'] },
    { line: 3, cells: ['C', 'D', 'Will'] },
    { line: 4, cells: ['"E', 'F', 'Deed'] },
  ])
})

it.each([
  ['has more behind it', 'Archive,Place,Type\nA,B,Will\nC,D,"Zum "Löwen", Haus 3"\nE,F,Will', 3],
  ['never ends', 'Archive;Place;Type\nA;B;"Will\nC;D;Will', 2],
])('says in which row a quoted cell %s', async (_, text, line) => {
  expect((await readSheet(text)).brokenLine).toBe(line)
  expect((await readSheet('Archive,Place\nA,"B ""b"" c"')).brokenLine).toBeUndefined()
})

it('forgets which archive of the directory it was once another name is written', () => {
  const values = { ...emptyOrder('EUR'), repositoryName: 'A', archiveRepositoryId: 'arc_a', location: 'Gent' }
  expect(withText(values, 'location', 'Paris')).toEqual({ ...values, location: 'Paris' })
  expect(withText(values, 'repositoryName', 'B')).toEqual({ ...values, repositoryName: 'B', archiveRepositoryId: '' })
  expect(withText(values, 'fixedPrice', '45')).toMatchObject({ archiveRepositoryId: 'arc_a', pricingMode: 'FIXED' })
})

it.each([
  ['Archiv;Ort;Urkunde;Vorname;Name', 'A;B;Will;Jeanne;Moreau'],
  ['Name;First name;Archive;Place;Type', 'Moreau;Jeanne;A;B;Will'],
  ['Name;Surname;First name;Archive;Place;Type', ';Moreau;Jeanne;A;B;Will'],
])('makes one person of %s', async (header, row) => {
  const [values] = await read(`${header}\n${row}`)
  expect(values?.personsOfInterest).toEqual([{ ...emptyPerson, firstname: 'Jeanne', lastname: 'Moreau' }])
})

it('finds the issues of a row that the form finds, in its words', async () => {
  const [row] = await read('Archive,Place,Type,Country,Born,Price\n,Paris,Will,FR,1892,12.555\n')
  if (!row) throw new Error('no row')
  expect(readOrder({ ...row, countryISOA3: 'FR' }, 'en-GB')).toEqual({
    issues: [
      { name: 'repositoryName', label: 'Archive', message: 'Name the archive that keeps the document.' },
      { name: 'countryISOA3', label: 'Country', message: 'Please write FRA instead of FR.' },
      {
        name: 'personsOfInterest.0.firstname',
        label: 'Person 1, first name',
        message: 'Give a first or a last name, or remove this person.',
      },
      { name: 'fixedPrice', label: 'Your price', message: expect.stringContaining('12') },
    ],
  })
})
