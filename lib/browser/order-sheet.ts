import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { alpha2Of, alpha3Of } from '#lib/countries.ts'
import { nameFormat, numberFormat } from '#lib/formats.ts'
import { fold } from '#lib/browser/fold.ts'
import type { OrderValues, PersonValues } from '#lib/browser/order-draft.ts'
import { emptyOrder, emptyPerson, inFields, isBlankPerson } from '#lib/browser/order-values.ts'
import { currencyCodes } from '#lib/money.ts'

/** What a column of somebody's table may hold, by what we call it, and what others do. The first name is that of our own export. */
const names = {
  repositoryName: ['archive', 'archives', 'repository', 'institution', 'archiv', 'depot'],
  location: ['place', 'town', 'city', 'parish', 'ort', 'gemeinde', 'lieu', 'commune'],
  countryISOA3: ['country', 'country code', 'land', 'pays'],
  documentType: ['document', 'kind of document', 'type', 'record', 'record type', 'dokument', 'urkunde', 'acte'],
  persons: ['person', 'name', 'names', 'full name', 'personen'],
  firstname: ['first name', 'given name', 'given names', 'forename', 'vorname', 'prenom'],
  lastname: ['last name', 'surname', 'family name', 'nachname', 'nom'],
  birthDate: ['born', 'birth', 'date of birth', 'geboren', 'naissance'],
  deathDate: ['died', 'death', 'date of death', 'gestorben', 'deces'],
  note: ['person note', 'remark', 'notiz'],
  externalOrderRef: [
    'your reference',
    'reference',
    'ref',
    'case',
    'case number',
    'file number',
    'matter',
    'aktenzeichen',
  ],
  customerName: ['customer', 'client', 'for', 'kunde', 'mandant'],
  instructions: ['instruction', 'comment', 'comments', 'details', 'notes', 'bemerkung', 'remarks'],
  fixedPrice: ['price', 'your price', 'preis', 'prix'],
  currency: ['wahrung', 'devise'],
  archiveRepositoryId: ['archive id'],
} as const
export type SheetField = keyof typeof names
export const sheetFields = Object.keys(names) as SheetField[] // its own names

/** The template's columns: those that most orders have, in our own export's words. */
const template = sheetFields.filter((field) => field !== 'persons' && field !== 'archiveRepositoryId')

/** A column's or a country's name: its signs and spaces say nothing. */
const foldName = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const fieldNamed = new Map(
  sheetFields.flatMap((field) => [field, ...names[field]].map((name): [string, SheetField] => [foldName(name), field])),
)

/** `brokenLine`: where a quotation mark in a cell leaves open which cells and rows come behind it. */
export type Sheet = { header: string[]; rows: { line: number; cells: string[] }[]; brokenLine?: number }
/** Which field each column holds; nothing for a column that isn't used. */
export type Matches = readonly (SheetField | undefined)[]

// A spreadsheet's export guards what begins like a formula with an apostrophe, as ours does.
const bare = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** Reads what was pasted from a spreadsheet, or a file of one: commas, semicolons or tabs between the cells. */
export async function readSheet(text: string): Promise<Sheet> {
  const { default: Papa } = await import('papaparse')
  const table = text.replace(/^\uFEFF/, '').trimEnd()
  const parsed = Papa.parse<string[]>(table, { delimitersToGuess: ['\t', ',', ';', '|'] })
  const isBroken = ({ type }: { type: string }) => type === 'Quotes'
  // Between tabs most programs quote nothing: a mark that opens a cell there is a part of it.
  const { data, errors } =
    parsed.meta.delimiter === '\t' && parsed.errors.some(isBroken)
      ? Papa.parse<string[]>(table, { delimiter: '\t', fastMode: true })
      : parsed
  const broken = errors.find(isBroken)
  const [header = [], ...rows] = data.map((cells) => cells.map(bare))
  return {
    header,
    ...(broken ? { brokenLine: (broken.row ?? 0) + 1 } : {}),
    rows: rows.map((cells, i) => ({ line: i + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== '')),
  }
}

/** What Windows writes for whoever reads these languages; for all others it is the alphabet of Western Europe. */
const alphabets = {
  'windows-1250': ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'],
  'windows-1251': ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'uk'],
  'windows-1253': ['el'],
  'windows-1254': ['az', 'tr'],
  'windows-1255': ['he', 'yi'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': ['et', 'lt', 'lv'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
}
const alphabetOf = (locale: string) =>
  Object.entries(alphabets).find(([, languages]) => languages.includes(locale.split('-', 1)[0] ?? ''))?.[0] ??
  'windows-1252'

/**
 * A file's text: UTF-8, or what spreadsheets on Windows write; "Unicode text" of theirs begins with a mark.
 * @param locale of whoever chose it: what a file without a mark is in stands nowhere in it
 * @returns `guessed`: the alphabet that was taken where it isn't known
 */
export async function readFile(file: Blob, locale: string): Promise<{ text: string; guessed?: string }> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const guessed = alphabetOf(locale)
    return { text: new TextDecoder(guessed).decode(bytes), guessed }
  }
}

/** The columns whose names are known; of two with the same meaning the first. Beside first names alone, a "Name" is the last one. */
export function matchColumns(header: readonly string[]): Matches {
  const named = header.map((name) => fieldNamed.get(foldName(name)))
  const wantsLast = named.includes('firstname') && !named.includes('lastname')
  const taken = new Set<SheetField>()
  return header.map((name, i) => {
    const field = wantsLast && foldName(name) === 'name' ? 'lastname' : named[i]
    if (field === undefined || taken.has(field)) return undefined
    taken.add(field)
    return field
  })
}

export const templateHeader = template

/** "Jeanne Moreau; Krüger, Karl" */
const toPersons = (text: string): PersonValues[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const [, last, first] = /^([^,]+),(.*)$/.exec(name) ?? [undefined, name.split(/\s+/).at(-1), undefined]
      const lastname = last?.trim() ?? ''
      const firstname = first ?? name.slice(0, name.length - lastname.length)
      return { ...emptyPerson, firstname: firstname.trim(), lastname }
    })

const regionNames = new Map<string, Map<string, string>>()
/**
 * A country's code, however it was written: by its name, in English or the reader's language, or its two letters. Names may be as
 * short: what isn't written in a code's capitals is looked for among them first.
 */
function toCountry(text: string, locale: string): string {
  const given = text.trim()
  if (given === '' || alpha2Of(given) !== undefined) return given
  const two = alpha3Of(given)
  if (two !== undefined) return two
  for (const language of [locale, 'en']) {
    const known = regionNames.get(language) ?? namesIn(language)
    regionNames.set(language, known)
    const code = known.get(foldName(given))
    if (code !== undefined) return code
  }
  return alpha3Of(given.toUpperCase()) ?? given
}
function namesIn(language: string): Map<string, string> {
  const words = nameFormat(language, 'region')
  return new Map(codes.map(([two = '', three = '']) => [foldName(words.of(two) ?? two), three]))
}

const currencyMark = /\p{Sc}|\b[A-Z]{3}\b/gu
const signs = new Map<string, string | undefined>()
function signOf(currency: string): string | undefined {
  if (!signs.has(currency)) {
    const parts = numberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
    signs.set(currency, parts.find(({ type }) => type === 'currency')?.value)
  }
  return signs.get(currency)
}

/**
 * A price without the code or the sign that stands beside it, and its currency: the column's, or else the one that is meant by
 * them. Where they mean another, or could mean several (`$`), they stay, and the price is refused: it is never of a currency
 * that nobody wrote.
 */
function toPrice(price: string, column: string, ownCurrency: string): Pick<OrderValues, 'fixedPrice' | 'currency'> {
  const marks = price.match(currencyMark) ?? []
  const currency = (column || ownCurrency).toUpperCase()
  if (marks.length === 0) return { fixedPrice: price, currency }
  const meant = currencyCodes.filter((code) => marks.every((mark) => mark === code || mark === signOf(code)))
  const [only, ...others] = meant.includes(currency) ? [currency] : column === '' ? meant : []
  if (only === undefined || others.length > 0) return { fixedPrice: price, currency }
  return { fixedPrice: price.replace(currencyMark, '').trim(), currency: only }
}

/** A row as the form of one order would hold it. */
export function toOrderValues(
  cells: readonly string[],
  matches: Matches,
  { ownCurrency, locale }: { ownCurrency: string; locale: string },
): OrderValues {
  const given: Partial<Record<SheetField, string>> = {}
  for (const [i, field] of matches.entries()) if (field !== undefined) given[field] = cells[i] ?? ''
  const { persons = '', firstname = '', lastname = '', birthDate = '', deathDate = '', note = '', ...texts } = given
  const first = { firstname, lastname, birthDate, deathDate, note }
  const named = toPersons(persons)
  const all =
    firstname + lastname === ''
      ? [{ ...first, ...named[0], birthDate, deathDate, note }, ...named.slice(1)]
      : [first, ...named]
  const values = {
    ...emptyOrder(ownCurrency),
    ...texts,
    ...toPrice(texts.fixedPrice ?? '', texts.currency ?? '', ownCurrency),
    countryISOA3: toCountry(texts.countryISOA3 ?? '', locale),
    personsOfInterest: all.filter((person) => !isBlankPerson(person)),
  }
  return withPricingMode(inFields(values))
}

/** A row with one of its texts corrected. Another archive's name is another archive. */
export const withText = (
  values: OrderValues,
  name: Exclude<keyof OrderValues, 'personsOfInterest' | 'attachmentIds' | 'pricingMode' | 'archiveRepositoryId'>,
  text: string,
): OrderValues =>
  withPricingMode({ ...values, ...(name === 'repositoryName' ? { archiveRepositoryId: '' } : {}), [name]: text })

/** In a table the price says how: where there is none, offers are asked for. */
const withPricingMode = (values: OrderValues): OrderValues => ({
  ...values,
  pricingMode: values.fixedPrice.trim() === '' ? 'OPEN_FOR_BIDS' : 'FIXED',
})
