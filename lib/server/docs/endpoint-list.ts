import { changedMembers } from '#lib/events/changed-members.ts'
import { eventWords } from '#lib/events/event-words.ts'
import { eventTypes, type EventType } from '#lib/events/event-types.ts'
import { fullDocument } from '#lib/server/openapi/document.ts'
import { isForKeys } from '#lib/server/openapi/responses.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { operations } from '#lib/server/http/operations.ts'

/** What is read here of JSON Schema as the document holds it. */
type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  description?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
}
type Content = Record<string, { schema?: Schema }>
type Documented = {
  parameters?: { name?: string; in?: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const paging = new Set(['limit', 'startingAfter', 'order'])

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)
const anchorOf = (name: string) => name.toLowerCase()
const code = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', '')}\``
const sentence = (text: string | undefined) => (text === undefined || /[.!?]$/.test(text) ? text : `${text}.`)
const inCell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

/** Words that are known, and others that may come. */
const isOpen = ({ anyOf: [known, other] = [] }: Schema) => known?.enum !== undefined && other?.type === 'string'

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](#${anchorOf(nameOf(schema.$ref))})`
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(', ')
  if (isOpen(schema)) return typeOf(schema.anyOf?.[0] ?? {})
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`
  return schema.format ?? [schema.type ?? 'any'].flat().join(' or ')
}

function limitsOf({ type, minimum, maximum, minLength, maxLength, maxItems }: Schema): string | undefined {
  if (maxItems !== undefined) return `At most ${maxItems}.`
  if (type === 'string' && maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters.`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}.`
  return minimum === undefined ? undefined : `At least ${minimum}.`
}

type Row = { name: string; schema: Schema; required: boolean; description?: string | undefined }

/** The members of an object, those of objects within it behind a dot. */
const rowsOf = ({ properties = {}, required = [] }: Schema, prefix = ''): Row[] =>
  Object.entries(properties).flatMap(([name, schema]) => [
    { name: `${prefix}${name}`, schema, required: required.includes(name), description: schema.description },
    ...rowsOf(
      schema.items?.properties ? schema.items : schema,
      `${prefix}${name}${schema.items?.properties ? '[]' : ''}.`,
    ),
  ])

function table(title: string, rows: Row[], always: string): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ({ name, schema, required, description }) =>
      `| \`${name}\` | ${inCell(typeOf(schema))} | ${inCell([required ? `*${always}*.` : '', sentence(description), limitsOf(schema)].filter(Boolean).join(' '))} |`,
  )
  return `| ${title} | Type | |\n|---|---|---|\n${lines.join('\n')}\n`
}

const document = () =>
  fullDocument() as unknown as {
    tags: { name: string }[]
    paths: Record<string, Record<string, Documented>>
    components: { schemas: Record<string, Schema> }
  } // JSON as the library writes it

/** What a body or an answer is: a named object, or its members. */
function describe(content: Content | undefined, title: string): string {
  const [type, only] = Object.entries(content ?? {})[0] ?? []
  const schema = only?.schema
  if (!schema || type === undefined) return ''
  if (type !== 'application/json') return `**${title}:** \`${type}\`\n`
  return schema.properties
    ? `**${title}**\n\n${table('Member', rowsOf(schema), 'always')}`
    : `**${title}:** ${typeOf(schema)}\n`
}

function entry(operation: ResolvedOperation): string {
  const {
    method,
    path,
    scope,
    summary,
    description,
    idempotent,
    developmentOnly,
    list,
    errors = [],
    status = 200,
  } = operation
  const documented = document().paths[path]?.[method.toLowerCase()]
  if (!documented) throw new Error(`${method} ${path} is not in the document.`)
  const query = (documented.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && !(list && !list.feed && paging.has(parameter.name ?? '')),
  )
  const marks = [
    `Scope \`${scope}\``,
    list && !list.feed ? `a list, ${list.newestFirst ? 'newest' : 'oldest'} first` : '',
    idempotent ? 'takes an `Idempotency-Key`' : '',
    developmentOnly ? 'development only' : '',
  ].filter(Boolean)
  const queryRows = query.map(({ name = '', schema = {}, required = false, description: text }) => ({
    name,
    schema,
    required,
    description: text ?? schema.description,
  }))
  return [
    `### ${method} ${path}\n`,
    `${summary}. ${description ?? ''}\n`,
    `${marks.join(', ')}.\n`,
    table('Query', queryRows, 'required'),
    describe(documented.requestBody?.content, 'Body'),
    status === 302
      ? '**Answer 302:** the address is in `Location`.\n'
      : describe(documented.responses[String(status)]?.content, `Answer ${status}`),
    errors.length > 0
      ? `**Refusals of its own:** ${errors.map((name) => `[\`${name}\`](/docs/errors#${name})`).join(', ')}\n`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The objects that requests and answers of an API key lead to, directly or through another. */
function objectsOf(texts: string): string[] {
  const found = new Set<string>()
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\[(\w+)\]\(#\w+\)/g)) {
      if (found.has(name)) continue
      found.add(name)
      visit(object(name))
    }
  }
  visit(texts)
  return [...found].sort()
}

/** What requests send; everything else is in answers. */
const isSent = (name: string) =>
  operations.some(({ method, path }) =>
    typeOf(
      document().paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema ?? {},
    ).startsWith(`[${name}]`),
  )

function object(name: string): string {
  const { schemas } = document().components
  const schema = schemas[name] ?? schemas[`${name}Output`]
  if (!schema) throw new Error(`${name} is not in the document.`)
  const description = schema.description === undefined ? '' : `${schema.description}\n\n`
  const rows = rowsOf(schema)
  return `### ${name}\n\n${description}${rows.length > 0 ? table('Member', rows, isSent(name) ? 'required' : 'always') : `${typeOf(schema)}\n`}`
}

/** Every endpoint that an API key can call, member by member, from the same operations that the routes are made of. */
export function endpointList(): string {
  const byTag = Map.groupBy(
    operations.filter(isForKeys).sort((a, b) => a.path.localeCompare(b.path)),
    ({ tag }) => tag,
  )
  const tags = document()
    .tags.flatMap(({ name }) => [[name, byTag.get(name) ?? []] as const])
    .filter(([, group]) => group.length > 0)
  const parts = tags.map(([tag, group]) => `## ${tag}\n\n${group.map(entry).join('\n')}`).join('\n')
  return `${parts}\n## Objects\n\n${objectsOf(parts).map(object).join('\n')}`
}

const besideId = (type: EventType) =>
  Object.entries(changedMembers[type])
    .map(([name, what]) => `\`${name.replace(/[()]/g, '')}\`: ${what}`)
    .join('; ')

/** Every type of event, when it happens, and what it says beside the ids. */
export const eventList = () =>
  [
    '| Event | When | Beside `id` and `orderId` |',
    '|---|---|---|',
    ...eventTypes.map((type) => `| \`${type}\` | ${eventWords[type].when} | ${besideId(type)} |`),
  ].join('\n')
