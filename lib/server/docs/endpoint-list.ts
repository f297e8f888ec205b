import { changedMembers } from '#lib/events/changed-members.ts'
import { eventWords } from '#lib/events/event-words.ts'
import { eventTypes, type EventType } from '#lib/events/event-types.ts'
import { endpointGroups, endpointPath } from '#lib/server/docs/endpoints.ts'
import {
  document,
  documentedAt,
  objectNamed,
  parametersIn,
  rowsOf,
  table,
  typeOf,
  type Content,
} from '#lib/server/docs/members.ts'
import { comesBy } from '#lib/server/http/paging-query.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { departureOf } from '#lib/server/openapi/operation.ts'
import { operations } from '#lib/server/http/operations.ts'

const paging = new Set(['limit', 'startingAfter', 'order'])

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
  const documented = documentedAt(operation)
  const query = parametersIn(documented, 'query').filter(({ name }) => !(list && !list.feed && paging.has(name)))
  const marks = [
    `Scope \`${scope}\``,
    list && !list.feed ? `a list, ${comesBy(list)}` : '',
    idempotent ? 'takes an `Idempotency-Key`' : '',
    developmentOnly ? 'development only' : '',
  ].filter(Boolean)
  return [
    `### ${method} ${path}\n`,
    `${[`${summary}.`, departureOf(operation), description].filter(Boolean).join(' ')}\n`,
    `${marks.join(', ')}. [The call in seven languages](${endpointPath(operation)}).\n`,
    table('Query', query, 'required'),
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
  const schema = objectNamed(name)
  const description = schema.description === undefined ? '' : `${schema.description}\n\n`
  const rows = rowsOf(schema)
  return `### ${name}\n\n${description}${rows.length > 0 ? table('Member', rows, isSent(name) ? 'required' : 'always') : `${typeOf(schema)}\n`}`
}

/** Every endpoint that an API key can call, member by member, from the same operations that the routes are made of. */
export function endpointList(): string {
  const parts = endpointGroups()
    .map(({ tag, endpoints }) => `## ${tag}\n\n${endpoints.map(entry).join('\n')}`)
    .join('\n')
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
