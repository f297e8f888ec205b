import { badParam } from '#tools/stripe-simulator/errors.ts'

export type FormValue = string | FormValue[] | FormRecord
export interface FormRecord {
  [name: string]: FormValue
}

const maxDepth = 8
const maxPairs = 2000

// Null prototype: a parameter called __proto__ or constructor is only a name.
export function emptyRecord(): FormRecord {
  // Object.create is typed any; an empty object without prototype is a FormRecord.
  return Object.create(null) as FormRecord
}

/** `a[b][c]=1&expand[]=x&expand[0]=y` as nested records; `[]` and `[0]` make lists. */
export function parseForm(text: string): FormRecord {
  const root = emptyRecord()
  let pairs = 0
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1
    if (pairs > maxPairs) throw badParam(name, 'Too many parameters.')
    assign(root, splitName(name), value, name)
  }
  return collapse(root)
}

function splitName(name: string): string[] {
  const [whole, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  // Also what a metadata key with brackets comes to: Stripe allows none.
  if (whole === undefined) throw badParam(name, `Invalid parameter name: ${name}`)
  const parts = [
    first,
    ...rest
      .slice(1, -1)
      .split('][')
      .filter(() => rest !== ''),
  ]
  if (parts.length > maxDepth) throw badParam(name, 'Parameters are nested too deeply.')
  return parts
}

function assign(root: FormRecord, parts: string[], value: string, name: string): void {
  let record = root
  parts.forEach((part, depth) => {
    const key = part === '' ? String(Object.keys(record).length) : part
    if (depth === parts.length - 1) {
      record[key] = value
      return
    }
    const next = record[key] ?? emptyRecord()
    if (typeof next === 'string' || Array.isArray(next)) {
      throw badParam(name, `Invalid parameter: ${name} is used both as a value and as a hash.`)
    }
    record[key] = next
    record = next
  })
}

function collapse(record: FormRecord): FormRecord {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string' || Array.isArray(value)) continue
    collapse(value)
    const keys = Object.keys(value)
    // Metadata keys are the caller's own and may be numbers: that one stays a hash.
    if (key !== 'metadata' && keys.length > 0 && keys.every((name, index) => name === String(index))) {
      record[key] = Object.values(value)
    }
  }
  return record
}
