import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Method, Operation } from '#lib/operation.ts'
import { resolveSchemas, type ResolvedOperation } from '#lib/server/http/schemas.ts'

export type AnyHandler = ((request: Request) => Promise<Response>) & { operation?: Operation }
/** `path` as the folders spell it, in the words of an operation: `/orders/{orderId}`. */
export type RouteFile = { path: string; handlers: Record<Method, AnyHandler> }

/** Served without a bearer token, each for a reason of its own. Everything else must be an operation. */
export const publicPaths = [
  '/access-token', // reads the session cookie and issues the token
  '/auth/{...nextauth}', // the sign-in library
  '/confirm-email', // a link from a mail, signed
  '/contact', // before anyone is signed in
  '/files/{documentId}', // links signed one by one
  '/first-order', // before anyone is signed in
  '/forgot-password', // before anyone is signed in
  '/health', // load balancers
  '/join', // a link from a mail, signed
  '/join/look', // the same
  '/join-operators', // a link from a mail, signed
  '/keep-account', // a link from a mail, signed
  '/mcp', // another protocol: it lets in by the same keys, and every call is one of a route
  '/oauth/device_authorization', // before a program has a key
  '/oauth/revoke', // it gives the key itself back
  '/oauth/token', // its device code lets it in
  '/openapi.json', // the document itself
  '/openapi.yaml', // the same
  '/docs-search.json', // what the documentation's search looks through
  '/operator-invitation', // a link from a mail, signed
  '/passkey-sign-in', // before anyone is signed in
  '/register', // before anyone is signed in
  '/reset-password', // a link from a mail, signed
  '/sign-on/begin', // before anyone is signed in
  '/sign-on/callback/{clientId}', // where a client's provider sends people back to
  '/sign-on/find', // before anyone is signed in
  '/stripe/events', // signed by the payment provider
  '/unsubscribe', // a link from a mail, sealed
  '/visitors/archives', // before anyone is signed in
  '/visitors/archives/{archiveId}/figures', // the same
]

export const httpMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const satisfies readonly Method[]

const root = join(import.meta.dirname, '../../app/api')

/** Every path below app/api. */
export const routePaths: string[] = globSync('**/route.ts', { cwd: root })
  .map((file) => `/${file.slice(0, -'/route.ts'.length).replaceAll('[', '{').replaceAll(']', '}')}`)
  .sort()

/** Every route file that isn't public, imported. */
export const protectedRoutes: RouteFile[] = await Promise.all(
  routePaths
    .filter((path) => !publicPaths.includes(path))
    .map(async (path) => {
      const file = join(root, path.replaceAll('{', '[').replaceAll('}', ']'), 'route.ts')
      return { path, handlers: (await import(pathToFileURL(file).href)) as RouteFile['handlers'] }
    }),
)

export type OperationRoute = { operation: ResolvedOperation; handle: AnyHandler }

/** Every handler that serves an operation. */
export const operationRoutes: OperationRoute[] = await Promise.all(
  protectedRoutes.flatMap(({ handlers }) =>
    httpMethods.flatMap((method) => {
      const handle = handlers[method]
      const { operation } = handle
      return operation ? [resolveSchemas(operation).then((resolved) => ({ operation: resolved, handle }))] : []
    }),
  ),
)

export function routeOf(id: string): AnyHandler {
  const found = operationRoutes.find(({ operation }) => operation.id === id)
  if (!found) throw new Error(`no route serves ${id}`)
  return found.handle
}
