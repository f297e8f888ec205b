import { amountSentences } from '#lib/amount-refusals.ts'
import { placeholder, writerOf, type RefusalKind, type RefusalValue } from '#lib/refusal-writer.ts'

/**
 * What the API says of a field that it refuses, to follow the field's name. The API's bytes are these sentences; pages read
 * one back and say the same in people's words (lib/browser/form.ts). A value is `{name, kind}`.
 */
const sentences = {
  ...amountSentences,

  empty: 'must not be empty',
  tooLong: 'must have at most {most, number} characters',
  tooMuch: 'is too long',
  halfCharacter: 'holds half of a surrogate pair; send well-formed Unicode',
  controlCharacter: 'holds a control character; remove it',
  oneOf: 'must be one of {list, text}',
  oneLine: 'must be one line',
  noAddress: 'must not hold an address',
  number: 'must be a number',
  wholeNumber: 'must be a whole number',
  notNegative: 'must not be negative',
  date: 'must be a date that exists, written YYYY-MM-DD',
  dateGone: 'must not lie in the past',
  dateFar: 'must lie within a hundred years',

  email: 'must be an e-mail address such as name@example.com',
  emailTaken: 'belongs to a member already',
  emailSame: 'is your address already',
  passwordShort: 'must have at least {least, number} characters; a few words make a good one',
  passwordCommon: 'is one of the most common passwords, which are tried first; a few words make a good one',
  passwordWrong: 'is not your password',
  passwordOther: 'is not the one that you registered with',
  passwordChanged: 'was changed a moment ago',
  codeWrong: 'does not fit, or was used before',
  appCodeWrong: 'is not what the app shows for this account now; see that its clock is right',
  passkeyTaken: 'is of a passkey that is in use already',
  factorsFull: 'cannot be added: you have {most, number}, which is the limit',
  factorsFullToBegin: 'cannot be added: you have {most, number}, which is the limit. Remove one first',
  passkeyUnfit: 'is not an answer to what was asked',
  proofElsewhere: 'proves nothing here: sign in at your organisation once more, or show a passkey or a code',
  factorStale: 'is no longer good: begin again',

  amountNone: 'must be greater than 0',
  priceMissing: 'is required with pricingMode FIXED',
  priceUnwanted: 'goes with pricingMode FIXED only; leave it out',
  noFindAboveAmount: 'must not exceed the amount, {amount, number}',
  currency: 'must be an ISO 4217 code that the payment provider can charge, such as EUR',

  country: 'must be an ISO 3166-1 alpha-3 code such as FRA',
  countryOfTwo: 'must be an ISO 3166-1 alpha-3 code: write {three, code}, not {two, code}',
  countryForVat: 'must be an ISO 3166-1 alpha-2 code such as FR',
  vatId: 'must be a VAT id: letters and digits, such as FR40303265045',
  vatIdOfCountry:
    'is not what a VAT id of {prefix, code} looks like; check the digits, and leave it out where you have none',
  vatIdUnknown: "is not in the European Union's register of VAT ids; check the digits, or leave it out",

  personWithoutName: 'needs a firstname or a lastname',
  persons: 'must have at most {most, number} persons',
  attachments: 'must name at most {most, number} attachments',
  attachmentGone: 'names a file that does not wait to be attached: upload it again, and attach it once',
  recipientOther: 'must be the researcher of the selected offer; leave it out',
  recipientGone: 'must be a researcher who made an offer on this order',
  settled: "can't be changed; withdraw the order and place another",
  fileEmpty: 'must not be empty; send the file itself as the body',
  fileType: 'must be a PDF, JPEG, PNG or TIFF file; its content is something else',
  fileTypeOrText: 'must be a PDF, JPEG, PNG or TIFF file, or plain text in UTF-8; its content is something else',
  fileNamedOther:
    'says that the file is {promised, text}, but its content is {content, text}. Save it as what it is to be, or name it .{ending, text}',
  fileEnding:
    'ends in .{named, text}, but the content is {content, text}. Name it .{ending, text}, if that is what it is to be',
  documentsOfOrder: 'must be documents of this order',
  labels: 'must have at most {most, number} labels',
  labelsOverfull: 'would leave {id, text} with {labels, number} labels; {most, number} fit',
  assignee: 'is not the id of a member',
  visitsFull: 'cannot be planned: {most, number} days are, which is the limit',
  templatesFull: 'would be a new template beside {most, number} others; remove one first',
  credentialsFull: 'would be a new qualification beside {most, number} others; remove one first',
  viewsFull: 'would be a new view beside {most, number} others; remove one first',
  templateName: 'is the name of another template',

  languages: 'must name at least one language',
  mostLanguages: 'must have at most {most, number} languages',
  mostCountries: 'must have at most {most, number} countries',
  mostArchives: 'must have at most {most, number} archives',
  somewhere: 'must name a country, or name an archive',
  outcome: 'must be found, partial or not_found',
  searched: 'is required when nothing was found: say what was searched',
  atLeast: 'must be at least {least, number}',
  atMost: 'must be at most {most, number}',

  linkGone: 'This link is no longer good. Ask for a new one.',
  linkForOtherAccount: 'is for another account than the one you are signed in with; sign in with that one',
  linkForOther: 'is for another address than the one you are signed in with; sign in with that one',
  accountThere: 'This address has an account already. Sign in with it to join',
  confirmedAlready: 'This address is confirmed already, with another password. Sign in, or choose a new password.',

  operatorAlready: 'is an operator already; change their role instead',
  operatorDisabled: 'belongs to a person who is disabled; enable them first',
  accountPassword: 'is not the one of your account',
  archiveThere: 'is already in the directory for {city, text}: {id, text}',
  isil: 'must be an ISIL such as FR-FRAD075',
  coordinates: 'must be a latitude and a longitude in degrees such as 48.8534,2.3488',
  webAddress: 'must be an address that begins with https:// or http://',
  website: 'must be a web address such as example.com',
  cannotBeCleared: 'can’t be cleared',
  fieldsOfRow: 'has {given, number} fields where the first line has {expected, number}',
  rowTwice: 'is the archive of line {line, number} again (the same countryISOA3, city and name)',
  emptyFile: 'is missing: the file is empty',
  kindOfNew: 'is required of an archive that is new',
  aliases: 'must hold at most {most, number} names, separated by |',
} as const

export type RefusalCode = keyof typeof sentences
export const refusalCodes = Object.keys(sentences) as RefusalCode[] // of a table that is written out above

/** The API's sentence. */
export const refusal = writerOf(sentences)

const patterns: Record<RefusalKind, string> = {
  number: '(-?[\\d.]+(?:e[+-]?\\d+)?)',
  text: '(.+)',
  code: '([A-Z]{2,3})',
  money: '(-?[\\d.]+ [A-Z]{3})',
}
const isKind = (kind: string): kind is RefusalKind => kind in patterns

function valueOf(kind: string, text: string): RefusalValue {
  const [amount = '', code = ''] = text.split(' ')
  return kind === 'number' ? Number(text) : kind === 'money' ? { amount: Number(amount), code } : text
}

const readers = new Map<RefusalCode, { pattern: RegExp; places: [name: string, kind: string][] }>()
function readerOf(code: RefusalCode) {
  const known = readers.get(code)
  if (known) return known
  const sentence = sentences[code]
  const places = [...sentence.matchAll(placeholder)].map(([, name = '', kind = '']): [string, string] => [name, kind])
  const pattern = sentence
    .split(placeholder)
    .map((part, at) =>
      at % 3 === 0 ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') : at % 3 === 2 && isKind(part) ? patterns[part] : '',
    )
    .join('')
  const reader = { pattern: new RegExp(`^${pattern}$`), places }
  readers.set(code, reader)
  return reader
}

/** Which refusal a sentence of the API's is, with its values; undefined for any other text. */
export function readRefusal(text: string): { code: RefusalCode; values: Record<string, RefusalValue> } | undefined {
  for (const code of refusalCodes) {
    const { pattern, places } = readerOf(code)
    const match = pattern.exec(text)
    if (match)
      return {
        code,
        values: Object.fromEntries(places.map(([name, kind], at) => [name, valueOf(kind, match[at + 1] ?? '')])),
      }
  }
  return undefined
}
