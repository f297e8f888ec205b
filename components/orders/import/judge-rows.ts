import type { OrderValues } from '#lib/browser/order-draft.ts'
import { SameOrders, type Candidate } from '#lib/browser/order-duplicates.ts'
import { issueSentence, readOrder, type FormIssue } from '#lib/browser/order-issues.ts'
import { isBlankPerson } from '#lib/browser/order-values.ts'
import { sentence } from '#lib/browser/form.ts'
import type { OrderView, PlaceOrderInput } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-import.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Outcome = {
  order?: { id: string; order: { number: string } } | undefined
  error?:
    { error: string; code?: string | undefined; details?: { field: string; message: string }[] | undefined } | undefined
}
/** `key` is the row's Idempotency-Key, `sent` that an answer is due. */
export type ImportRow = {
  line: number
  key: string
  values: OrderValues
  leftOut: boolean
  sent: boolean
  result?: Outcome | undefined
}
export type Judgement = 'ready' | 'invalid' | 'left_out' | 'sent' | 'placed' | 'refused'
export type Twin = { line: number } | { order: OrderView }
export type JudgedRow = {
  row: ImportRow
  state: Judgement
  /** What will be sent, where nothing is wrong with it. */
  order?: PlaceOrderInput
  issues: FormIssue[]
  /** What it seems to be once more. */
  twin?: Twin & { because: 'reference' | 'person' }
}

const candidateOf = ({
  externalOrderRef,
  repositoryName,
  archiveRepositoryId,
  personsOfInterest,
}: OrderValues): Candidate => ({
  externalOrderRef,
  repositoryName,
  archiveRepositoryId,
  persons: personsOfInterest.filter((person) => !isBlankPerson(person)),
})

/** Whose fields are all empty is nobody: the others keep their numbers, beside which their faults are shown. */
function readRow(values: OrderValues, locale: string): ReturnType<typeof readOrder> {
  const verdict = readOrder(values, locale)
  if ('data' in verdict) return verdict
  const { personsOfInterest } = values
  const isOfNobody = ({ name }: FormIssue) =>
    personsOfInterest.some((person, i) => isBlankPerson(person) && name.startsWith(`personsOfInterest.${i}.`))
  const issues = verdict.issues.filter((issue) => !isOfNobody(issue))
  if (issues.length > 0) return { issues }
  return readOrder({ ...values, personsOfInterest: personsOfInterest.filter((one) => !isBlankPerson(one)) }, locale)
}

// A row is read again only once it is changed: typing in one of five hundred must not wait for the others.
const read = new WeakMap<OrderValues, ReturnType<typeof readOrder>>()
function readOnce(values: OrderValues, locale: string) {
  const known = read.get(values) ?? readRow(values, locale)
  read.set(values, known)
  return known
}

/** What the API refused, beside the fields it named. */
const refusalsOf = ({ error }: Outcome): FormIssue[] =>
  error?.details?.map(({ field, message }) => ({
    name: field.replace(/\[(\d+)\]/g, '.$1'),
    label: issueSentence({ field, message }).split(': ')[0] ?? field,
    message: sentence(message),
  })) ?? [{ name: '', label: t('refused'), message: error?.error ?? t('refused') }]

/** Those of `lines` that can be placed, as they are by now. */
export function stillReady(rows: readonly ImportRow[], lines: readonly number[], locale: string) {
  const wanted = new Set(lines)
  return rows.flatMap((row) => {
    if (!wanted.has(row.line)) return []
    const verdict = readOnce(row.values, locale)
    const state = stateOf(row, 'data' in verdict)
    return 'data' in verdict && (state === 'ready' || state === 'sent') ? [{ row, order: verdict.data }] : []
  })
}

/** Nothing is wrong with such a row: unchanged it is an order on another day. */
const isOfTheDay = ({ error }: Outcome) => error?.code === 'daily_limit_reached'

function stateOf({ result, sent, leftOut }: ImportRow, isGood: boolean): Judgement {
  if (result?.order) return 'placed'
  if (sent) return 'sent'
  if (result && !isOfTheDay(result)) return 'refused'
  if (leftOut) return 'left_out'
  return isGood ? 'ready' : 'invalid'
}

/** Whether it would be placed although it seems to be there already. */
export const isDoubtful = ({ twin, state }: JudgedRow) => twin !== undefined && state !== 'left_out'

/**
 * What can be placed, what is wrong with the rest, and what seems to be there already: in the table, or among `open` orders.
 * Documents of one archive (`ofOneArchive`) have one reference, and often one person, because that is meant.
 */
export function judgeRows(
  rows: readonly ImportRow[],
  open: readonly OrderView[],
  { locale, ofOneArchive = false }: { locale: string; ofOneArchive?: boolean },
): JudgedRow[] {
  const there = new SameOrders<Twin>()
  for (const order of open) there.add(order.order, { order })
  return rows.map((row): JudgedRow => {
    const verdict = readOnce(row.values, locale)
    const good = 'data' in verdict
    const state = stateOf(row, good)
    const issues = row.result?.error ? refusalsOf(row.result) : good ? [] : verdict.issues
    const candidate = { ...candidateOf(row.values), ...(ofOneArchive ? { externalOrderRef: '' } : {}) }
    // Also of what is left out: why it was is asked later.
    const isWaiting = state === 'ready' || state === 'invalid' || state === 'left_out'
    const same = isWaiting ? there.find(candidate) : undefined
    if (state !== 'left_out' && !ofOneArchive)
      there.add({ ...candidate, personsOfInterest: candidate.persons.map(withoutUndefined) }, { line: row.line })
    return {
      row,
      state,
      issues,
      ...(good ? { order: verdict.data } : {}),
      ...(same ? { twin: { ...same.value, because: same.because } } : {}),
    }
  })
}

const withoutUndefined = ({ firstname = '', lastname = '' }: Candidate['persons'][number]) => ({ firstname, lastname })
