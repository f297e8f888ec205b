import { portalUrl } from '#lib/mail/letter.ts'
import { answering } from '#lib/server/http/public-route.ts'
import { unsubscribe } from '#lib/users/unsubscribe.ts'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** For mail programs that know no one-click (RFC 8058): fetching a link changes nothing, the page behind it asks. */
export const answerUnsubscribePage = (request: Request): Promise<Response> =>
  answering(async (headers) => {
    const page = new URL(portalUrl('/unsubscribe'))
    page.searchParams.set('token', tokenIn(request))
    return new Response(null, { status: 303, headers: { ...headers, Location: page.href } })
  })

/** What a mail program sends has `List-Unsubscribe=One-Click` for a body, our page nothing: the address says it all. */
export const answerUnsubscribe = (request: Request): Promise<Response> =>
  answering(async (headers) => {
    await unsubscribe(tokenIn(request))
    return Response.json({ success: true }, { headers })
  })
