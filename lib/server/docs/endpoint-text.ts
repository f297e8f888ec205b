import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import {
  documentedAt,
  nameOf,
  objectNamed,
  parametersIn,
  rowsOf,
  table,
  typeOf,
  type Content,
  type Schema,
} from '#lib/server/docs/members.ts'
import { callOf } from '#lib/server/docs/samples/call.ts'
import { samplesOf } from '#lib/server/docs/samples/samples.ts'
import { errorSentences } from '#lib/server/http/error-sentences.ts'
import { comesBy } from '#lib/server/http/paging-query.ts'
import type { ResolvedOperation } from '#lib/server/http/schemas.ts'
import { departureOf } from '#lib/server/openapi/operation.ts'
import { shownCodesOf } from '#lib/server/openapi/responses.ts'

// Where the objects that members lead to are described.
const objects = '/docs/endpoints'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`
const link = (code: ErrorCode) => `[\`${code}\`](/docs/errors#${code})`

function marksOf({ scope, list, idempotent, developmentOnly }: ResolvedOperation): string {
  const marks = [
    `Scope \`${scope}\``,
    list && !list.feed ? `a [list](/docs#lists), ${comesBy(list)}` : '',
    idempotent ? 'takes an [`Idempotency-Key`](/docs/idempotency)' : '',
    developmentOnly ? 'on the development base URL only' : '',
  ]
  return `${marks.filter(Boolean).join(', ')}.\n`
}

/** An object with those that its members lead to in it, one step far. */
function opened(schema: Schema, steps = 1): Schema {
  const { $ref, properties, items } = schema
  if ($ref !== undefined && steps < 0) return schema
  const object = $ref === undefined ? schema : objectNamed(nameOf($ref))
  const inside = Object.entries(properties ?? object.properties ?? {})
  return {
    ...schema,
    ...(items ? { items: opened(items, steps) } : {}),
    ...(inside.length > 0
      ? {
          properties: Object.fromEntries(inside.map(([name, member]) => [name, opened(member, steps - 1)])),
          required: object.required ?? [],
        }
      : {}),
  }
}

/** An object's members, or those of each row of a list; what has none is named. */
function membersOf(schema: Schema, always: string): string {
  const row = schema.items ?? schema
  const object = row.$ref === undefined ? row : objectNamed(nameOf(row.$ref))
  const members = table('Member', rowsOf(opened(row)), always, objects)
  if (members === '') return `${typeOf(schema, objects)}\n`
  const about = object.description === undefined || row.$ref === undefined ? '' : `${object.description}.\n\n`
  return `${schema.items ? 'An array; of each row:\n\n' : ''}${about.replace(/\.\.\n/, '.\n')}${members}`
}

/** A body or an answer: its members, or what kind of file it is. */
function contentOf(content: Content | undefined, always: string): string {
  const types = Object.keys(content ?? {})
  const schema = content?.['application/json']?.schema
  if (schema) return membersOf(schema, always)
  return types.length === 0 ? '' : `A file: ${types.map((type) => `\`${type}\``).join(', ')}.\n`
}

function answerSections(operation: ResolvedOperation): string[] {
  const { status = 200 } = operation
  const { responses } = documentedAt(operation)
  if (status === 302)
    return [
      '## Answer\n',
      'Status 302: the address of the file is in `Location`, good for 15 minutes, and needs no key.\n',
    ]
  const content = responses[String(status)]?.content
  const example = content?.['application/json']?.example
  return [
    '## Answer\n',
    `Status ${status}.\n`,
    ...(example === undefined ? [] : [fence('json', JSON.stringify(example, null, 2))]),
    contentOf(content, 'always'),
  ]
}

function refusalSection(operation: ResolvedOperation): string {
  const own = operation.errors ?? []
  const others = shownCodesOf(operation).filter((code) => !own.includes(code))
  const rows = own.map((code) => `| ${link(code)} | ${errorStatuses[code]} | ${errorSentences[code]} |`)
  const listed = others
    .sort((a, b) => errorStatuses[a] - errorStatuses[b])
    .map((code) => `${link(code)} (${errorStatuses[code]})`)
    .join(', ')
  return [
    '## Refusals\n',
    ...(rows.length > 0 ? [`| Code | Status | |\n|---|---|---|\n${rows.join('\n')}\n`] : []),
    `${rows.length > 0 ? 'Besides, as elsewhere' : 'As elsewhere'}: ${listed}.\n`,
  ].join('\n')
}

/** The page of one endpoint as Markdown: what it does, the call in every language, its parameters, answer and refusals. */
export function endpointText(operation: ResolvedOperation): string {
  const { method, path, description } = operation
  const documented = documentedAt(operation)
  const body = contentOf(documented.requestBody?.content, 'required')
  const departure = departureOf(operation)
  const samples = samplesOf(callOf(operation)).map(({ language, file, code }) => fence(`${language} ${file}`, code))
  return [
    `\`${method} ${path}\`\n`,
    ...[departure, description].flatMap((text) => (text === undefined ? [] : [`${text}\n`])),
    marksOf(operation),
    '## Call\n',
    ...samples,
    table('Path', parametersIn(documented, 'path'), 'required', objects),
    table('Query', parametersIn(documented, 'query'), 'required', objects),
    ...(body === '' ? [] : [`## Body\n\n${operation.optionalBody ? 'It may be left out.\n\n' : ''}${body}`]),
    ...answerSections(operation),
    refusalSection(operation),
  ]
    .filter(Boolean)
    .join('\n')
}
