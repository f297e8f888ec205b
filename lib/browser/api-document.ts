import { apiScopes } from '#lib/scopes.ts'

type Documented = {
  servers: { url: string; variables?: { origin?: { default: string } } }[]
  tags: { name: string }[]
  components?: { parameters?: Record<string, { example?: unknown }> }
  paths: Record<string, Record<string, { 'x-required-scope'?: string; tags?: string[]; [member: string]: unknown }>>
  [member: string]: unknown
}

/** The document for trying things out: what a key may call, in development, on the address that the reader sees. */
export function forTrying(document: Documented, here: string): Documented {
  const scopes = new Set<string | undefined>(apiScopes)
  const paths = Object.entries(document.paths)
    .map(
      ([path, item]) =>
        [
          path,
          Object.fromEntries(Object.entries(item).filter(([, operation]) => scopes.has(operation['x-required-scope']))),
        ] as const,
    )
    .filter(([, item]) => Object.keys(item).length > 0)
  const used = new Set(paths.flatMap(([, item]) => Object.values(item).flatMap(({ tags = [] }) => tags)))
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
    components: { ...document.components, parameters: Object.fromEntries(parameters) },
    servers: [{ url }],
    tags: document.tags.filter(({ name }) => used.has(name)),
    paths: Object.fromEntries(paths),
  }
}

/** The base URL that trying goes to. */
export const serverOf = ({ servers: [server] }: Documented) => server?.url ?? ''

export async function fetchDocument(): Promise<Documented> {
  const response = await fetch('/api/openapi.json')
  if (!response.ok) throw new Error('The description of the API could not be loaded.')
  // Its own origin's, from the same deployment as this code.
  return forTrying((await response.json()) as Documented, location.origin)
}
