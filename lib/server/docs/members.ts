import { fullDocument } from '#lib/server/openapi/document.ts'

/** What is read here of JSON Schema as the document holds it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
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
export type Content = Record<string, { schema?: Schema; example?: unknown }>
type Parameter = { name?: string; in?: string; required?: boolean; description?: string; schema?: Schema }
export type Documented = {
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export const document = () =>
  fullDocument() as unknown as {
    tags: { name: string; description: string }[]
    paths: Record<string, Record<string, Documented>>
    components: { schemas: Record<string, Schema> }
  } // JSON as the library writes it

/** What the document says of an operation. */
export function documentedAt({ method, path }: { method: string; path: string }): Documented {
  const documented = document().paths[path]?.[method.toLowerCase()]
  if (!documented) throw new Error(`${method} ${path} is not in the document.`)
  return documented
}

export function objectNamed(name: string): Schema {
  const { schemas } = document().components
  const schema = schemas[name] ?? schemas[`${name}Output`]
  if (!schema) throw new Error(`${name} is not in the document.`)
  return schema
}

export const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)
const anchorOf = (name: string) => name.toLowerCase()
const code = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', '')}\``
const sentence = (text: string | undefined) => (text === undefined || /[.!?]$/.test(text) ? text : `${text}.`)
const inCell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

/** Words that are known, and others that may come. */
const isOpen = ({ anyOf: [known, other] = [] }: Schema) => known?.enum !== undefined && other?.type === 'string'

/** A type in words; `page` is where the objects that it leads to are described, when that is another page. */
export function typeOf(schema: Schema, page = ''): string {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](${page}#${anchorOf(nameOf(schema.$ref))})`
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(', ')
  if (isOpen(schema)) return typeOf(schema.anyOf?.[0] ?? {}, page)
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => typeOf(one, page)))].join(' or ')
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {}, page)}`
  return schema.format ?? [schema.type ?? 'any'].flat().join(' or ')
}

function limitsOf({ type, minimum, maximum, minLength, maxLength, maxItems }: Schema): string | undefined {
  if (maxItems !== undefined) return `At most ${maxItems}.`
  if (type === 'string' && maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters.`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}.`
  return minimum === undefined ? undefined : `At least ${minimum}.`
}

export type Row = { name: string; schema: Schema; required: boolean; description?: string | undefined }

/** The members of an object, those of objects within it behind a dot. */
export const rowsOf = ({ properties = {}, required = [] }: Schema, prefix = ''): Row[] =>
  Object.entries(properties).flatMap(([name, schema]) => [
    { name: `${prefix}${name}`, schema, required: required.includes(name), description: schema.description },
    ...rowsOf(
      schema.items?.properties ? schema.items : schema,
      `${prefix}${name}${schema.items?.properties ? '[]' : ''}.`,
    ),
  ])

/** The parameters of an operation that stand in one place: its path or its query. */
export const parametersIn = ({ parameters = [] }: Documented, place: 'path' | 'query'): Row[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name = '', schema = {}, required = false, description }) => ({
      name,
      schema,
      required,
      description: description ?? schema.description,
    }))

/** Rows as a table of Markdown; `always` says what it means that a member is required. */
export function table(title: string, rows: readonly Row[], always: string, page = ''): string {
  if (rows.length === 0) return ''
  const remarks = ({ required, description, schema }: Row) =>
    [
      required ? `*${always}*.` : '',
      sentence(description),
      limitsOf(schema),
      schema.default === undefined ? '' : `${code(schema.default)} by default.`,
    ].filter(Boolean)
  const lines = rows.map(
    (row) => `| \`${row.name}\` | ${inCell(typeOf(row.schema, page))} | ${inCell(remarks(row).join(' '))} |`,
  )
  return `| ${title} | Type | |\n|---|---|---|\n${lines.join('\n')}\n`
}
