import { apiScopes } from '#lib/scopes.ts'

type Operation = { operationId?: string; 'x-required-scope'?: string; tags?: string[]; [member: string]: unknown }
type Components = Record<string, Record<string, unknown>>
export type Documented = {
  servers: { url: string; variables?: { origin?: { default: string } } }[]
  tags: { name: string }[]
  components?: { parameters?: Record<string, { example?: unknown }> } & Components
  paths: Record<string, Record<string, Operation>>
  [member: string]: unknown
}

/** Of the components, those that something leads to: the explorer reads all that it is given. */
function reached(paths: unknown, components: Components): Components {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, path = ''] of JSON.stringify(value).matchAll(/"#\/components\/([^"]+)"/g)) {
      if (found.has(path)) continue
      found.add(path)
      const [kind = '', name = ''] = path.split('/')
      visit(components[kind]?.[name] ?? null)
    }
  }
  visit(paths)
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      Object.fromEntries(
        Object.entries(members).filter(([name]) => kind === 'securitySchemes' || found.has(`${kind}/${name}`)),
      ),
    ]),
  )
}

/** What can be tried, by what it is about. */
export function endpointsOf(document: Documented): { label: string; options: { value: string; label: string }[] }[] {
  const all = Object.entries(forTrying(document, '').paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId = '', tags = [] }]) => ({
      tag: tags[0] ?? '',
      value: operationId,
      label: `${method.toUpperCase()} ${path}`,
    })),
  )
  return document.tags
    .map(({ name }) => ({
      label: name,
      options: all.filter(({ tag }) => tag === name).map(({ value, label }) => ({ value, label })),
    }))
    .filter(({ options }) => options.length > 0)
}

/**
 * The document for trying things out: what a key may call, or `only` one operation of that, in development, on the address
 * that the reader sees.
 */
export function forTrying(document: Documented, here: string, only?: string): Documented {
  const scopes = new Set<string | undefined>(apiScopes)
  const isWanted = (operation: Operation) =>
    scopes.has(operation['x-required-scope']) && (only === undefined || operation.operationId === only)
  const paths = Object.entries(document.paths)
    .map(
      ([path, item]) =>
        [path, Object.fromEntries(Object.entries(item).filter(([, operation]) => isWanted(operation)))] as const,
    )
    .filter(([, item]) => Object.keys(item).length > 0)
  const used = new Set(paths.flatMap(([, item]) => Object.values(item).flatMap(({ tags = [] }) => tags)))
  const kept = Object.fromEntries(paths)
  const [server] = document.servers
  // On one's own machine the origin is whatever the reader came by; elsewhere the base URL says it whole.
  const url = server?.variables?.origin ? server.url.replace('{origin}', here) : (server?.url ?? here)
  const { webhooks: _, ...rest } = document
  // A key from an example would be everybody's, and every second order a replay of the first: each request gets its own.
  const parameters = Object.entries(document.components?.parameters ?? {}).map(
    ([name, { example: _example, ...parameter }]) => [name, parameter] as const,
  )
  return {
    ...rest,
    components: reached(kept, { ...document.components, parameters: Object.fromEntries(parameters) }),
    servers: [{ url }],
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths: kept,
  }
}

/** The base URL that trying goes to. */
export const serverOf = ({ servers: [server] }: Documented) => server?.url ?? ''

export async function fetchDocument(): Promise<Documented> {
  const response = await fetch('/api/openapi.json')
  if (!response.ok) throw new Error('The description of the API could not be loaded.')
  // Its own origin's, from the same deployment as this code.
  return (await response.json()) as Documented
}
