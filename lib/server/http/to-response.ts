import type { z } from 'zod'
import type { Operation, ResponseOf } from '#lib/operation.ts'
import type { Page, PageRequest } from '#lib/paging.ts'
import type { RequestTarget } from '#lib/server/http/environment.ts'
import { jsonResponse } from '#lib/server/http/json-response.ts'
import type { Input } from '#lib/server/http/read-input.ts'
import { lowering } from '#lib/versions.ts'

type Body<S extends z.ZodType> = [S] extends [never] ? never : z.input<S>
/** What a verb returns: the response's members, or a page of rows. */
export type ReplyOf<O extends Operation> = O['list'] extends object ? Page<Body<ResponseOf<O>>> : Body<ResponseOf<O>>

export function toResponse<O extends Operation>(
  operation: O,
  reply: ReplyOf<O> | Response,
  { requestTarget, request, version, page }: Input<O>,
  headers: Record<string, string>,
) {
  if (reply instanceof Response) {
    for (const [name, value] of Object.entries(headers)) if (!reply.headers.has(name)) reply.headers.set(name, value)
    return reply
  }
  const extra: Record<string, string> = { 'Content-Type': 'application/json' }
  const lower = lowering(version, operation.id)
  let body: unknown
  if (operation.list) {
    const { items, hasMore, next } = reply as Page<{ id: string }>
    body = items.map(lower)
    const last = items.at(-1)
    if (hasMore && last)
      extra['Link'] =
        `${headers['Link'] === undefined ? '' : `${headers['Link']}, `}<${nextPage(request, requestTarget, page, next ?? last.id, operation.list.feed ? 'after' : 'startingAfter')}>; rel="next"`
  } else body = lower(reply)
  if (operation.status === 201 && !operation.addressless)
    extra['Location'] = `${requestTarget.baseUrl}${requestTarget.path}/${(reply as { id: string }).id}`
  return jsonResponse(JSON.stringify(body), { status: operation.status ?? 200, headers: { ...headers, ...extra } })
}

function nextPage(
  request: Request,
  { baseUrl, path }: RequestTarget,
  { limit }: PageRequest,
  next: string,
  cursor: string,
): string {
  const search = new URL(request.url).searchParams
  search.set('limit', String(limit))
  search.set(cursor, next)
  if (cursor === 'after') search.delete('since')
  return `${baseUrl}${path}?${search}`
}
