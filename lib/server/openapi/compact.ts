import { isDeepStrictEqual } from 'node:util'
import { isNode, nodesOf, type Node, type Whole } from '#lib/server/openapi/nodes.ts'

const operationsOf = ({ paths }: Whole) => Object.values(paths).flatMap((item) => Object.values(item))

/** A parameter and its schema say the same thing once; a number's text is of no pattern that a reader of JSON could meet. */
function trim(parameter: Node): void {
  const { schema } = parameter
  if (!isNode(schema)) return
  if (parameter['description'] === undefined && schema['description'] !== undefined)
    parameter['description'] = schema['description']
  delete schema['description']
  if (schema['type'] === 'integer' || schema['type'] === 'number') delete schema['pattern']
}

/** Of several parameters with one name, what is theirs alone: the value they begin with, or where they stand. */
const nameOf = (name: string, { schema, in: place }: Node, all: number): string => {
  const start = isNode(schema) ? schema['default'] : undefined
  if (all === 1 || (start === undefined && place === 'path')) return name
  return `${name}-${String(start ?? place)}`
}

/** Parameters that several operations take move to the components. */
function shareParameters(document: Whole): void {
  const uses = new Map<string, { parameter: Node; count: number }>()
  for (const parameter of operationsOf(document).flatMap(({ parameters = [] }) => parameters)) {
    trim(parameter)
    const text = JSON.stringify(parameter)
    const known = uses.get(text) ?? { parameter, count: 0 }
    uses.set(text, { parameter, count: known.count + 1 })
  }
  const shared = [...uses].filter(([, { parameter, count }]) => count > 1 && parameter['$ref'] === undefined)
  const byName = Map.groupBy(shared, ([, { parameter }]) => String(parameter['name']))
  const refs = new Map<string, Node>()
  const components = (document.components['parameters'] ??= {})
  for (const [name, same] of byName)
    for (const [text, { parameter }] of same) {
      const id = nameOf(name, parameter, same.length)
      if (components[id]) continue
      components[id] = parameter
      refs.set(text, { $ref: `#/components/parameters/${id}` })
    }
  const share = (parameter: Node) => refs.get(JSON.stringify(parameter)) ?? parameter
  // Not to the path, where some generators don't look.
  for (const operation of operationsOf(document)) {
    if (operation.parameters) operation.parameters = operation.parameters.map(share)
  }
}

const named = (document: Whole, $ref: unknown): Node | undefined => {
  const [kind = '', name = ''] = typeof $ref === 'string' ? $ref.split('/').slice(2) : []
  return document.components[kind]?.[name]
}

/** An example that stands with the object, or is a list of just that, isn't repeated where the object is sent. */
function dropRepeated(document: Whole): void {
  for (const node of nodesOf(document.paths)) {
    const { schema, example } = node
    if (isNode(schema) && example !== undefined) {
      const { items } = schema
      const own = named(document, isNode(items) ? items['$ref'] : schema['$ref'])?.['example']
      if (own !== undefined && isDeepStrictEqual(example, isNode(items) ? [own] : own)) delete node['example']
    }
    const { $ref, description } = node
    if (description !== undefined && named(document, $ref)?.['description'] === description) delete node['description']
  }
  // The format that is referred to says already what the pattern does.
  for (const node of nodesOf(document.components)) {
    if (node['pattern'] !== undefined && named(document, node['$ref'])?.['format'] !== undefined) delete node['pattern']
  }
}

/** What nothing refers to. */
function prune(document: Whole): void {
  const reached = new Set<string>()
  const visit = (value: unknown) => {
    for (const { $ref, discriminator } of nodesOf(value)) {
      const mapped = isNode(discriminator) ? Object.values(discriminator['mapping'] ?? {}) : []
      for (const one of [$ref, ...mapped]) {
        if (typeof one !== 'string' || reached.has(one)) continue
        reached.add(one)
        visit(named(document, one))
      }
    }
  }
  visit(document.paths)
  visit(document['webhooks'])
  for (const [kind, members] of Object.entries(document.components))
    if (kind !== 'securitySchemes')
      document.components[kind] = Object.fromEntries(
        Object.entries(members)
          .filter(([name]) => reached.has(`#/components/${kind}/${name}`))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
}

/** The same document, with everything said once: what programs load and generators read. */
export function compact(document: Whole): Whole {
  shareParameters(document)
  dropRepeated(document)
  prune(document)
  return document
}
