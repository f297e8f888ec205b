type Schema = {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}
export type Schemas = Record<string, Schema>
export type { Schema }

const keywords = new Set(['class', 'from', 'import', 'in', 'is', 'not', 'or', 'and', 'if', 'else', 'for', 'with', 'as'])
const primitives: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

export const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
const literal = (values: readonly unknown[]) =>
  `Literal[${values.map((value) => (typeof value === 'boolean' ? capital(String(value)) : JSON.stringify(value))).join(', ')}]`
const union = (parts: readonly string[]) => [...new Set(parts)].join(' | ')
/** One of several: after what it is made of, where it is made of something. */
const choiceName = ({ allOf: [base] = [] }: Schema, name: string, place: number) =>
  base?.$ref ? nameOf(base.$ref).replace(/Event$/, 'FeedEvent') : `${name}${place === 0 ? '' : place + 1}`
/** Text within a docstring. */
const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')

/** Writes Python's types for schemas: named objects are TypedDicts, those within others get a name from where they are. */
export class Models {
  readonly schemas: Schemas
  readonly written = new Map<string, string>()

  constructor(schemas: Schemas) {
    this.schemas = schemas
    for (const [name, schema] of Object.entries(schemas)) this.define(name, schema)
  }

  /** A schema as an annotation; `name` is what an object in it would be called. */
  typeOf(schema: Schema, name: string): string {
    const { $ref, enum: values, anyOf, oneOf, allOf, type, items, properties, additionalProperties } = schema
    if ($ref !== undefined) return nameOf($ref)
    if (schema.const !== undefined) return literal([schema.const])
    if (values) return literal(values)
    const choices = anyOf ?? oneOf
    if (choices) return union(choices.map((one, n) => this.typeOf(one, choiceName(one, name, n))))
    if (allOf || properties) return this.define(name, schema)
    if (Array.isArray(type)) return union(type.map((one) => primitives[one] ?? 'Any'))
    if (type === 'array') return `list[${this.typeOf(items ?? {}, name)}]`
    if (type !== 'object') return primitives[type ?? ''] ?? 'Any'
    return `dict[str, ${typeof additionalProperties === 'object' ? this.typeOf(additionalProperties, `${name}Value`) : 'Any'}]`
  }

  private define(name: string, schema: Schema): string {
    const { properties, required, description } = this.merged(schema)
    if (!properties) {
      this.written.set(name, `${name}: TypeAlias = ${JSON.stringify(this.typeOf(schema, `${name}Of`))}\n`)
      return name
    }
    this.written.set(name, '') // its place, before those within it
    const members = Object.entries(properties).map(([member, one]) => {
      const type = this.typeOf(one, `${name}${capital(member)}`)
      return { member, type: required.includes(member) ? type : `NotRequired[${type}]`, description: one.description }
    })
    const doc = description === undefined ? [] : [`    """${quoted(description)}"""`, '']
    const lines = members.some(({ member }) => keywords.has(member))
      ? // A word of the language itself can't be written as a member.
        [`${name} = TypedDict(`, `    "${name}",`, '    {']
          .concat(members.map(({ member, type }) => `        "${member}": ${JSON.stringify(type)},`))
          .concat(['    },', ')'])
      : [`class ${name}(TypedDict):`, ...doc].concat(
          members.flatMap(({ member, type, description: what }) => [
            `    ${member}: ${type}`,
            ...(what === undefined ? [] : [`    """${quoted(what)}"""`]),
          ]),
        )
    this.written.set(name, `${lines.join('\n')}\n`)
    return name
  }

  /** The members of an object, those of its parts together. */
  private merged(schema: Schema): { properties?: Record<string, Schema>; required: string[]; description?: string } {
    const { allOf, properties, required = [], description } = schema
    const said = description === undefined ? {} : { description }
    if (!allOf) return { ...(properties ? { properties } : {}), required, ...said }
    const parts = allOf.map((part) => this.merged(part.$ref ? (this.schemas[nameOf(part.$ref)] ?? {}) : part))
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {}), properties ?? {}) as Record<
        string,
        Schema
      >,
      required: [...required, ...parts.flatMap((part) => part.required)],
      ...said,
    }
  }
}
