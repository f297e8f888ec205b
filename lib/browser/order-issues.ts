import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { ApiFailure } from '#lib/browser/failure.ts'
import { issuesIn, sentence } from '#lib/browser/form.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { readPrice, toOrderInput } from '#lib/browser/order-values.ts'
import { placeOrderInput, type PlaceOrderInput } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/browser.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const labels = (): Record<string, string> => ({
  repositoryName: t('archive'),
  archiveRepositoryId: t('archive'),
  location: t('place'),
  countryISOA3: t('country'),
  documentType: t('kindOfDocument'),
  instructions: t('instructions'),
  personsOfInterest: t('persons'),
  attachmentIds: t('attachments'),
  pricingMode: t('price'),
  fixedPrice: t('yourPrice'),
  currency: t('currency'),
  externalOrderRef: t('yourReference'),
  customerName: t('customer'),
  firstname: t('firstName'),
  lastname: t('lastName'),
  birthDate: t('born'),
  deathDate: t('died'),
  note: t('note'),
})

/** `personsOfInterest.0.birthDate` as the form calls it: "Person 1, born". */
function labelOf(path: string): string {
  const [first = '', row, member = ''] = path.split('.')
  return row === undefined
    ? (labels()[first] ?? first)
    : t('person', { row: Number(row) + 1, labels: labels()[member] ?? member })
}

// The schema's sentences are for programmers where it can't know what the caller was doing.
const friendlier = (): Record<string, string> => ({
  repositoryName: t('nameTheArchiveThatKeeps'),
  documentType: t('sayWhatKindOfDocument'),
  location: t('sayWhichTownOrParish'),
  fixedPrice: t('nameYourPriceOrAsk'),
})
const wordsFor = (path: string, message: string, values: OrderValues, locale: string) => {
  const typed: unknown = values[path as keyof OrderValues]
  if (typeof typed === 'string' && typed.trim() === '') return friendlier()[path] ?? sentence(message)
  const price = path === 'fixedPrice' ? readPrice(values, locale) : undefined
  return sentence(typeof price === 'object' ? price.issue : message)
}

type Issue = { path: PropertyKey[]; message: string }

/** The API's own schema decides; price faults, which it looks for only when all else is good, are asked for by themselves. */
function issuesOf(values: OrderValues, locale: string): { data: PlaceOrderInput } | { issues: Issue[] } {
  const input = toOrderInput(values, locale)
  const parsed = placeOrderInput.safeParse(input)
  if (parsed.success) return { data: parsed.data }
  const priced = placeOrderInput.safeParse({
    ...input,
    repositoryName: '-',
    documentType: '-',
    location: '-',
    personsOfInterest: undefined,
  })
  const isOfPrice = ({ path }: Issue) => path[0] === 'fixedPrice'
  const issues: Issue[] = [...parsed.error.issues, ...(priced.error?.issues ?? [])]
  return { issues: [...issues.filter((issue) => !isOfPrice(issue)), ...issues.filter(isOfPrice)] }
}

/** A fault of a person as a whole belongs to the first field of its row. */
const fieldPath = ({ path }: Issue) =>
  (path[0] === 'personsOfInterest' && path.length === 2 ? [...path, 'firstname'] : path).map(String).join('.')

/** What the typed texts ask for, or their faults by the fields' names. `locale`: of whoever types, for amounts. */
export function readOrder(values: OrderValues, locale: string): { data: PlaceOrderInput } | { issues: FormIssue[] } {
  const result = issuesOf(values, locale)
  if ('data' in result) return result
  const issues = new Map<string, FormIssue>()
  for (const issue of result.issues) {
    const name = fieldPath(issue)
    if (issues.has(name)) continue
    const message =
      name.endsWith('.firstname') && issue.path.length === 2
        ? t('giveAFirstOrA')
        : wordsFor(name, issue.message, values, locale)
    issues.set(name, { name, label: labelOf(name), message })
  }
  return { issues: [...issues.values()] }
}

export const orderResolver =
  (locale: string): Resolver<OrderValues, unknown, PlaceOrderInput> =>
  (values) => {
    const result = readOrder(values, locale)
    if ('data' in result) return { values: result.data, errors: {} }
    const errors: FieldErrors<OrderValues> = {}
    for (const { name, message } of result.issues) set(errors, name, { type: 'schema', message })
    return { values: {}, errors }
  }

/** What the API finds fault with, in the form's words. */
export const issueSentence = ({ field, message }: { field: string; message: string }): string =>
  `${labelOf(field.replace(/\[(\d+)\]/g, '.$1'))}: ${sentence(message)}`

/** The same in an order that is sent within something else (`order.fixedPrice`). */
export const orderIssuesOf = ({ details }: ApiFailure): string[] =>
  details.flatMap(({ field, message }) => {
    const [, path] = /^order\.(.+)$/.exec(field) ?? []
    return path === undefined ? [] : [issueSentence({ field: path, message })]
  })

export type FormIssue = { name: string; label: string; message: string }

/** Every fault of the form, in the order of its fields. */
export const formIssuesOf = (errors: object): FormIssue[] =>
  issuesIn(errors).map(({ name, error: { message } }) => ({ name, label: labelOf(name), message }))
