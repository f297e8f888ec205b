import { errorStatuses, type ErrorCode } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { errorCures } from '#lib/server/docs/error-list.ts'
import { errorResponse } from '#lib/server/http/failure.ts'
import { requestOf, type Tool, type ToolCaller } from '#lib/server/mcp/tool.ts'

type Result = {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
  isError?: true
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatuses

/** A refusal as an assistant can act on it: what is wrong, with which argument, and what to do about it. */
function toRefusal(body: Record<string, unknown>): Result {
  const fix = isCode(body['code']) ? errorCures[body['code']] : undefined
  return {
    content: [
      { type: 'text', text: [String(body['error']), ...(fix === undefined ? [] : [`What to do: ${fix}`])].join('\n') },
    ],
    structuredContent: { ...body, ...(fix === undefined ? {} : { fix }) },
    isError: true,
  }
}

/** The id that the next page begins behind, out of `Link`. */
function nextOf(response: Response): Record<string, string> {
  const [, url] = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '') ?? []
  const search = url === undefined ? undefined : new URL(url).searchParams
  for (const name of ['startingAfter', 'after']) {
    const id = search?.get(name)
    if (id) return { [name]: id }
  }
  return {}
}

/** What a program's request would be answered; a call of which none can be made is refused in the same words. */
async function answerTo(tool: Tool, args: Record<string, unknown>, caller: ToolCaller): Promise<Response> {
  let request: Request
  try {
    request = requestOf(tool, args, caller)
  } catch (error) {
    return errorResponse(error, newId('request'), {})
  }
  return tool.handle(request)
}

/** Does what a program's request would: the same handler, and with it the same key, scopes, limit, log and refusals. */
export async function callTool(tool: Tool, args: Record<string, unknown>, caller: ToolCaller): Promise<Result> {
  const response = await answerTo(tool, args, caller)
  const reply = (await response.json()) as Record<string, unknown> | unknown[] // handlers answer JSON
  if (!response.ok) return toRefusal(reply as Record<string, unknown>) // of which every refusal is an object
  const next = nextOf(response)
  const found = Array.isArray(reply) ? { items: reply, ...(Object.keys(next).length > 0 ? { next } : {}) } : reply
  const structuredContent = tool.add ? tool.add(found, args, caller) : found
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}
