import { ApiError, badParam, missingParam } from '#tools/stripe-simulator/errors.ts'
import type { FormRecord, FormValue } from '#tools/stripe-simulator/form-parsing.ts'
import { published, resolve } from '#tools/stripe-simulator/published/published.ts'
import type { Schema } from '#tools/stripe-simulator/published/schema.ts'

/** Throws Stripe's own error when it publishes no such operation, or none with these parameters. */
export function checkParams(line: string, values: FormRecord): void {
  const operation = published.operations[line]
  if (operation === undefined) {
    const message = `Unrecognized request URL (${line}): Stripe publishes no such operation.`
    throw new ApiError(404, { type: 'invalid_request_error', message }, { remembered: false })
  }
  const problem = problemOf(values, operation.params, '')
  if (problem !== undefined) throw problem
  for (const path of listOf(values['expand'])) checkExpand(operation.answer, path)
}

const listOf = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Every value of a form is text, a list or a hash: whether the text is what the schema asks for. */
function problemOf(value: FormValue, schema: Schema, name: string): ApiError | undefined {
  const asked = resolve(schema)
  if (asked.anyOf !== undefined) return problemOfAny(value, asked.anyOf, name)
  if (asked.enum !== undefined)
    return typeof value === 'string' && asked.enum.map(String).includes(value) ? undefined : notOneOf(name, asked)
  if (asked.type === 'array') return problemInList(value, asked, name)
  if (asked.type === 'object') return problemInHash(value, asked, name)
  if (asked.type === undefined) return undefined
  if (typeof value !== 'string') return badParam(name, `Invalid ${asked.type}: ${name}`)
  if (asked.type === 'null') return value === '' ? undefined : badParam(name, `Invalid value: ${name}`)
  if (value === '') {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`
    return badParam(name, message, 'parameter_invalid_empty')
  }
  if (asked.type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) {
    return badParam(name, `Invalid integer: ${value}`, 'parameter_invalid_integer')
  }
  if (asked.type === 'boolean' && !/^(true|false)$/.test(value)) return badParam(name, `Invalid boolean: ${value}`)
  return undefined
}

/** Of the alternatives that all fail, the one of the value's own kind says what is wrong. */
function problemOfAny(value: FormValue, alternatives: Schema[], name: string): ApiError | undefined {
  const problems = alternatives.map((one) => problemOf(value, one, name))
  if (problems.includes(undefined)) return undefined
  const kind = Array.isArray(value) ? 'array' : typeof value
  const place = alternatives.findIndex((one) => {
    const { type, enum: values } = resolve(one)
    return type === kind || (kind === 'string' && values !== undefined)
  })
  return problems[Math.max(place, 0)]
}

function notOneOf(name: string, { enum: values = [] }: Schema): ApiError {
  return badParam(name, `Invalid ${name}: must be one of ${values.join(', ')}`)
}

function problemInList(value: FormValue, { items = {} }: Schema, name: string): ApiError | undefined {
  if (!Array.isArray(value)) return badParam(name, `Invalid array: ${name}`)
  return firstOf(value.map((item, index) => problemOf(item, items, `${name}[${index}]`)))
}

function problemInHash(value: FormValue, schema: Schema, name: string): ApiError | undefined {
  // A hash whose keys are 0, 1, … was read as a list; only where any key is allowed can that be meant.
  if (typeof value === 'string' || Array.isArray(value)) return badParam(name, `Invalid hash: ${name}`)
  const within = (member: string) => (name === '' ? member : `${name}[${member}]`)
  const missing = schema.required?.find((member) => value[member] === undefined)
  if (missing !== undefined) return missingParam(within(missing))
  return firstOf(
    Object.entries(value).map(([member, one]) => {
      const asked = schema.properties?.[member] ?? schema.additionalProperties
      if (asked !== undefined) return problemOf(one, asked, within(member))
      if (schema.properties === undefined) return undefined
      return badParam(within(member), `Received unknown parameter: ${within(member)}`, 'parameter_unknown')
    }),
  )
}

const firstOf = (problems: (ApiError | undefined)[]): ApiError | undefined => problems.find((one) => one !== undefined)

/** Only what Stripe calls expandable: an id that may be its object instead, or a list. */
function checkExpand(answer: Schema, path: string): void {
  const reached = path
    .split('.')
    .reduce<Schema[]>((schemas, member) => schemas.flatMap((one) => step(one, member)), [answer])
  const isExpandable = ({ $ref, title, properties }: Schema) =>
    $ref !== undefined || title !== undefined || properties !== undefined
  if (!reached.flatMap(alternativesOf).some(isExpandable)) {
    throw badParam('expand', `This property cannot be expanded (${path}).`)
  }
}

/** The member's schemas: of an id's object, of a list's items. */
function step(schema: Schema, member: string): Schema[] {
  return alternativesOf(schema).flatMap((one) => {
    const { properties, items, title } = resolve(one)
    if (title !== undefined) return [one]
    if (items !== undefined) return step(items, member)
    return properties?.[member] === undefined ? [] : [properties[member]]
  })
}

const alternativesOf = (schema: Schema): Schema[] => resolve(schema).anyOf ?? [schema]
