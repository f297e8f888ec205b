import type { Method, Operation } from '#lib/operation.ts'
import type { ApiScope, Scope } from '#lib/scopes.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { toIdempotencyKey } from '#lib/server/http/idempotency.ts'
import type { Handler } from '#lib/server/http/route.ts'
import { resolveSchemas, type ResolvedOperation } from '#lib/server/http/schemas.ts'
import { paramNames } from '#lib/server/http/path-params.ts'
import { inputSchemaOf, type InputSchema } from '#lib/server/mcp/input-schema.ts'
import { newestVersion } from '#lib/versions.ts'

/** What a tool is made of: the very handler that answers the same over REST. */
export type ToolSource = {
  handle: Handler
  /** Another name, or more to say, than the operation's own. */
  name?: string
  title?: string
  description?: string
  /** What is added to an answer for an assistant's sake. */
  add?: (reply: Record<string, unknown>, args: Record<string, unknown>, caller: ToolCaller) => Record<string, unknown>
}

export type ToolCaller = { clientId: string; scopes: readonly Scope[]; target: RequestTarget; request: Request }

export type Tool = Pick<ToolSource, 'handle' | 'add'> & {
  operation: ResolvedOperation
  definition: {
    name: string
    title: string
    description: string
    inputSchema: InputSchema
    annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
  }
}

const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** What another call can't undo, at least for some clients, and what does nothing more when it is called again. */
const ends = (operation: Operation) => /withdraw|decline|select/i.test(operation.id)

export async function makeTool({ handle, add, ...given }: ToolSource): Promise<Tool> {
  const operation = await resolveSchemas(handle.operation)
  const { id, summary, scope, method } = operation
  const description = [given.description ?? operation.description, `Needs the scope ${scope}.`]
    .filter(Boolean)
    .join(' ')
  return {
    handle,
    operation,
    ...(add ? { add } : {}),
    definition: {
      name: given.name ?? snake(id),
      title: given.title ?? summary,
      description: `${given.title ?? summary}. ${description}`,
      inputSchema: inputSchemaOf(operation),
      annotations: {
        readOnlyHint: method === 'GET',
        destructiveHint: ends(handle.operation),
        idempotentHint: method === 'GET' || ends(handle.operation),
        openWorldHint: false,
      },
    },
  }
}

export const isOpenTo = ({ operation }: Tool, { scopes }: Pick<ToolCaller, 'scopes'>) =>
  scopes.includes(operation.scope as ApiScope) // those of a key; tools are made of no others

const bodiless: readonly Method[] = ['GET', 'DELETE']
/** What belongs to the conversation and not to the request that is made of a call. */
const ofTheConversation =
  /^(content-|accept$|mcp-|transfer-encoding$|host$|x-forwarded-host$|idempotency-key$|connection$)/

/**
 * A call as the request that a program would send for it. Whoever calls, from where, is whoever called the tool. Throws
 * `idempotency_key_invalid` for a key that can't be one.
 */
export function requestOf(
  { operation: { path, method, query, list, idempotent } }: Tool,
  args: Record<string, unknown>,
  { request, target }: ToolCaller,
): Request {
  const names = new Set<string>(paramNames(path))
  const url = new URL(
    `${target.baseUrl}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(args[name]).toWellFormed()))}`,
  )
  const { idempotencyKey, ...rest } = args
  const others = Object.entries(rest).filter(([name, value]) => !names.has(name) && value !== undefined)
  if (query || list) for (const [name, value] of others) url.searchParams.set(name, textOf(value))
  const headers = new Headers()
  request.headers.forEach((value, name) => {
    if (!ofTheConversation.test(name)) headers.set(name, value)
  })
  headers.set('host', url.host)
  // What tools take and answer is described as it is today, whatever the key speaks.
  headers.set('callslip-version', newestVersion())
  // Judged here already: not every text can be a header at all.
  if (idempotent && idempotencyKey !== undefined)
    headers.set('idempotency-key', `"${toIdempotencyKey(textOf(idempotencyKey), 'idempotencyKey')}"`)
  if (bodiless.includes(method)) return new Request(url, { method, headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(others)) })
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
