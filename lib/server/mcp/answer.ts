import { isCustomer } from '#lib/actor.ts'
import { environmentOfKey } from '#lib/clients/api-key.ts'
import { baseUrlOf, environments } from '#lib/env.ts'
import { ApiError } from '#lib/errors.ts'
import { authenticate, bearerOf } from '#lib/server/http/authenticate.ts'
import { readJson } from '#lib/server/http/body.ts'
import { requestTargetOf, type RequestTarget } from '#lib/server/http/environment.ts'
import { missingBearerBody } from '#lib/server/http/failure.ts'
import { hostIn } from '#lib/server/http/host.ts'
import { answering } from '#lib/server/http/public-route.ts'
import { standingAfter, takeToken } from '#lib/server/http/rate-limit.ts'
import { callTool } from '#lib/server/mcp/call-tool.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'
import { isOpenTo, makeTool, type Tool, type ToolCaller, type ToolSource } from '#lib/server/mcp/tool.ts'

const instructions = `Callslip orders copies of documents from archives. An order is placed, researchers make offers, one is selected and paid for,
and what is found is handed over as documents. Paying by card is left to people: get_payment_link has the page where they do it. Where
nothing is to be paid by card, select_offer itself buys: it confirms the order, and the client is billed. Amounts of offers are in major units of their currency. What a tool refuses says which argument is at fault and what to do.`

/** The portal's own address serves both environments: there a key says by itself where it belongs. */
function targetOf(request: Request, token = ''): RequestTarget {
  const { pathname } = new URL(request.url)
  const host = hostIn((name) => request.headers.get(name))
  const isBase = environments
    .map((one) => new URL(baseUrlOf(one)))
    .some((base) => base.pathname === '/' && base.host === host)
  if (pathname !== '/mcp' || isBase) return requestTargetOf(request)
  const environment = environmentOfKey(token) ?? 'development'
  return { environment, path: pathname, baseUrl: baseUrlOf(environment).replace(/\/$/, '') }
}

async function speak(tools: readonly Tool[], caller: ToolCaller, parsedBody: unknown): Promise<Response> {
  // Whoever never speaks it never loads it.
  const { createMcpHandler, Server } = await import('@modelcontextprotocol/server')
  const open = tools.filter((tool) => isOpenTo(tool, caller))
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'callslip', title: 'Callslip', version: apiVersion },
        { capabilities: { tools: {} }, instructions },
      )
      server.setRequestHandler('tools/list', () => ({ tools: open.map(({ definition }) => definition) }))
      server.setRequestHandler('tools/call', ({ params: { name, arguments: args = {} } }) => {
        const tool = tools.find(({ definition }) => definition.name === name)
        if (tool) return callTool(tool, args, caller)
        const text = `There is no tool ${name}. There are: ${open.map(({ definition }) => definition.name).join(', ')}.`
        return { content: [{ type: 'text', text }], isError: true }
      })
      return server
    },
    { maxSubscriptions: 1 },
  )
  return handler.fetch(caller.request, { ...(parsedBody === undefined ? {} : { parsedBody }) })
}

/**
 * The Model Context Protocol over HTTP, without sessions: every message brings its key. What the tools do is done by the handlers
 * of the API itself.
 */
export function mcpRoute(sources: readonly ToolSource[]): (request: Request) => Promise<Response> {
  let tools: Promise<Tool[]> | undefined
  return (request) =>
    answering(async (headers) => {
      const token = bearerOf(request)
      const target = targetOf(request, token)
      if (token === undefined)
        return new Response(missingBearerBody, {
          status: 403,
          headers: { ...headers, ...standingAfter(undefined, target), 'Content-Type': 'application/json' },
        })
      const { actor, allowance } = await authenticate(token, target, request).catch((error: unknown) => {
        Object.assign(headers, standingAfter(error, target))
        throw error
      })
      if (!isCustomer(actor))
        throw new ApiError('insufficient_scope', 'This is for API keys and members of a client.', {
          members: { requiredScope: 'orders:read' },
        })
      if (allowance) Object.assign(headers, (await takeToken(actor.clientId, target.environment, allowance)).headers)
      const body = request.method === 'POST' ? await readJson(request) : undefined
      const caller = { clientId: actor.clientId, scopes: actor.scopes, target, request }
      const response = await speak(await (tools ??= Promise.all(sources.map(makeTool))), caller, body)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    })
}
