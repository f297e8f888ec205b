import { badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import { emptyRecord } from '#tools/stripe-simulator/form-parsing.ts'
import type { FormRecord } from '#tools/stripe-simulator/form-parsing.ts'

/** Typed, strict reading of one request's form: what a route doesn't name is refused, as Stripe does. */
export class Params {
  readonly values: FormRecord
  readonly #prefix: string

  constructor(values: FormRecord = emptyRecord(), prefix = '') {
    this.values = values
    this.#prefix = prefix
  }

  #name(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`
  }

  only(...names: string[]): void {
    for (const name of Object.keys(this.values)) {
      if (names.includes(name) || name === 'expand' || name === 'key') continue
      throw badParam(this.#name(name), `Received unknown parameter: ${this.#name(name)}`, 'parameter_unknown')
    }
  }

  text(name: string): string | undefined {
    const value = this.values[name]
    if (value === undefined || value === '') return undefined
    if (typeof value !== 'string') throw badParam(this.#name(name), `Invalid string: ${this.#name(name)}`)
    if (value.length > 5000) throw badParam(this.#name(name), `Invalid string: must be at most 5000 characters`)
    return value
  }

  requiredText(name: string): string {
    const value = this.text(name)
    if (value === undefined) throw missingParam(this.#name(name))
    return value
  }

  integer(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (!/^-?\d{1,15}$/.test(value)) {
      throw badParam(this.#name(name), `Invalid integer: ${value}`, 'parameter_invalid_integer')
    }
    return Number(value)
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (value !== 'true' && value !== 'false') throw badParam(this.#name(name), `Invalid boolean: ${value}`)
    return value === 'true'
  }

  choice<T extends string>(name: string, options: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const found = options.find((option) => option === value)
    if (found === undefined) {
      throw badParam(this.#name(name), `Invalid ${this.#name(name)}: must be one of ${options.join(', ')}`)
    }
    return found
  }

  url(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    // Only http(s): the pages redirect there, and a javascript: address would run in them.
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
      throw badParam(this.#name(name), 'Not a valid URL', 'url_invalid')
    }
    return value
  }

  group(name: string): Params | undefined {
    const value = this.values[name]
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string' || Array.isArray(value)) throw badParam(this.#name(name), `Invalid hash: ${name}`)
    return new Params(value, this.#name(name))
  }

  texts(name: string): string[] {
    const value = this.values[name]
    if (value === undefined || value === '') return []
    if (!Array.isArray(value)) throw badParam(this.#name(name), `Invalid array: ${name}`)
    return value.map((item) => {
      if (typeof item !== 'string') throw badParam(this.#name(name), `Invalid array: ${name}`)
      return item
    })
  }

  /** `current` with the changes applied: an empty value removes its key. */
  metadata(current: Record<string, string> = {}): Record<string, string> {
    const given = this.values.metadata
    if (given === undefined) return current
    if (given === '') return {}
    if (typeof given === 'string' || Array.isArray(given)) throw badParam('metadata', 'Invalid hash: metadata')
    const merged = new Map(Object.entries(current))
    for (const [key, value] of Object.entries(given)) {
      if (typeof value !== 'string') throw badParam(`metadata[${key}]`, 'Metadata values must be strings.')
      if (key.length > 40) throw badParam(`metadata[${key}]`, 'Metadata keys must be at most 40 characters long.')
      if (value.length > 500) throw badParam(`metadata[${key}]`, 'Metadata values must be at most 500 characters long.')
      if (value === '') merged.delete(key)
      else merged.set(key, value)
    }
    if (merged.size > 50) throw badParam('metadata', 'Metadata can have at most 50 keys.')
    return Object.fromEntries(merged)
  }
}
