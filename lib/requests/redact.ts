import type { z } from 'zod'
import { idPrefixes } from '#lib/ids.ts'
import { shown, shownAs } from '#lib/shown.ts'

/** How many characters of JSON are kept of a body, roughly: what is beyond them is counted and left out. */
export const mostKept = 8_000
const longestText = 200
const mark = '…'

type Budget = { left: number }
type Redactor = (value: unknown, budget: Budget) => unknown
type Members = Record<string, unknown>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of what nobody has said that it may be kept: of which kind it was. Of a text not even its length. */
const hide: Redactor = (value, budget) => {
  budget.left -= 8
  if (value === null) return null
  return typeof value === 'string' ? mark : `${mark} ${Array.isArray(value) ? 'array' : typeof value}`
}

/** Kept where it is what the schema says it is: a caller may have sent anything in its place. */
const showIf =
  (fits: (value: unknown) => boolean): Redactor =>
  (value, budget) => {
    if (!fits(value)) return hide(value, budget)
    budget.left -= String(value).length
    return value
  }

// Of ours and of the provider's payments. A client secret begins with one of these, and has more to it.
const id = new RegExp(
  `^(?:(?:${Object.values(idPrefixes).join('|')})_[0-7][0-9a-hjkmnp-tv-z]{25}|pi_[A-Za-z0-9]{1,64})$`,
)
const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

const showId = showIf((value) => typeof value === 'string' && id.test(value))
const showMoment = showIf((value) => typeof value === 'string' && moment.test(value))
const showText: Redactor = (value, budget) => {
  if (typeof value !== 'string') return hide(value, budget)
  const text = value.length > longestText ? `${value.slice(0, longestText)}${mark}` : value
  budget.left -= text.length
  return text
}

const inArray =
  (item: Redactor): Redactor =>
  (value, budget) => {
    if (!Array.isArray(value)) return hide(value, budget)
    const kept: unknown[] = []
    for (const one of value) {
      if (budget.left <= 0) return [...kept, `${mark} ${value.length - kept.length} more`]
      budget.left -= 2
      kept.push(item(one, budget))
    }
    return kept
  }

/** Members that the schema doesn't know are counted: what somebody calls one may be anything, too. */
const inObject =
  (members: ReadonlyMap<string, Redactor>): Redactor =>
  (value, budget) => {
    if (!isObject(value)) return hide(value, budget)
    const kept: Members = {}
    let unknown = 0
    let left = 0
    for (const name of Object.keys(value)) {
      const redact = members.get(name)
      if (!redact) unknown += 1
      else if (budget.left <= 0) left += 1
      else {
        budget.left -= name.length + 4
        kept[name] = redact(value[name], budget)
      }
    }
    const beside = [...(unknown > 0 ? [`${unknown} unknown`] : []), ...(left > 0 ? [`${left} more`] : [])]
    if (beside.length > 0) kept[mark] = beside.join(', ')
    return kept
  }

/** Of several kinds of object, the one whose fixed members are the value's; where more than one may be meant, nothing is kept. */
const inUnion = (options: readonly { fits: (value: unknown) => boolean; redact: Redactor }[]): Redactor => {
  return (value, budget) => {
    const fitting = options.filter(({ fits }) => fits(value))
    const [only] = fitting
    if (only && fitting.length === 1) return only.redact(value, budget)
    if (isObject(value) || Array.isArray(value)) return hide(value, budget)
    for (const { redact } of fitting) {
      const kept = redact(value, budget)
      if (kept === value) return kept
    }
    return hide(value, budget)
  }
}

const redactors = new WeakMap<z.core.$ZodType, Redactor>()

function redactorOf(schema: z.core.$ZodType): Redactor {
  const known = redactors.get(schema)
  if (known) return known
  // A schema that holds itself finds this one.
  let made: Redactor = hide
  redactors.set(schema, (value, budget) => made(value, budget))
  made = makeRedactor(schema)
  redactors.set(schema, made)
  return made
}

function makeRedactor(schema: z.core.$ZodType): Redactor {
  // `has` knows nothing of what a schema was made from.
  if (shown.get(schema)) return showText
  const looked = shownAs.get(schema)
  if (looked) return redactorOf(looked)
  const { def } = (schema as z.core.$ZodTypes)._zod // every schema is one of these
  switch (def.type) {
    case 'string':
      return 'format' in def && (def.format === 'datetime' || def.format === 'date') ? showMoment : showId
    case 'number':
      return showIf((value) => typeof value === 'number')
    case 'boolean':
      return showIf((value) => typeof value === 'boolean')
    case 'literal':
      return showIf((value) => (def.values as unknown[]).includes(value))
    case 'enum':
      return showIf((value) => (Object.values(def.entries) as unknown[]).includes(value))
    case 'optional':
    case 'nullable':
    case 'default':
      return redactorOf(def.innerType)
    case 'pipe':
      return redactorOf(def.in)
    case 'array':
      return inArray(redactorOf(def.element))
    case 'object':
      return inObject(new Map(Object.entries(def.shape).map(([name, member]) => [name, redactorOf(member)])))
    case 'union':
      return inUnion(def.options.map((option) => ({ fits: fixedMembersFit(option), redact: redactorOf(option) })))
    default:
      return hide
  }
}

/** Whether a value can be meant by an option, as far as its literals tell. */
function fixedMembersFit(option: z.core.$ZodType): (value: unknown) => boolean {
  const { def } = (option as z.core.$ZodTypes)._zod // as above
  if (def.type === 'array') return Array.isArray
  if (def.type !== 'object') return (value) => !isObject(value) && !Array.isArray(value)
  const fixed = Object.entries(def.shape).flatMap(([name, member]) => {
    const { def: inner } = (member as z.core.$ZodTypes)._zod // as above
    return inner.type === 'literal' ? [[name, inner.values as unknown[]] as const] : []
  })
  return (value) => isObject(value) && fixed.every(([name, values]) => values.includes(value[name]))
}

/** A body as the request log keeps it, as JSON: by its schema's leave, member by member. */
export const redact = (schema: z.ZodType, value: unknown): string =>
  JSON.stringify(redactorOf(schema)(value, { left: mostKept }))
