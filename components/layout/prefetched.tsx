import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { chosenEnvironment, findSignedIn } from '#components/layout/on-request.ts'
import { makeApi, type Api } from '#lib/browser/api.ts'
import { readFailure } from '#lib/browser/failure.ts'
import { identityOf, roleOn, type Identity, type Role } from '#lib/browser/identity.ts'
import { accessTokenView } from '#lib/clients/schema.ts'
import { getEnv, type Environment } from '#lib/env.ts'
import { findInside } from '#lib/server/front-door/inside.ts'

// The first picture must not wait for a slow database; what isn't there by then is fetched by the browser.
const patienceMs = 1500

type Props = { side: Role; ahead: (client: QueryClient, api: Api) => readonly Promise<void>[]; children: ReactNode }

/**
 * Draws a page with what it shows already in it. The same handlers are asked, with the same kind of token, as the browser
 * would a moment later; what fails here is asked there again, and told there.
 */
export async function Prefetched({ side, ahead, children }: Props) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = await findApi(side)
  if (api) {
    await Promise.race([
      Promise.all(ahead(client, api)),
      new Promise((resolve) => setTimeout(resolve, patienceMs).unref()),
    ])
  }
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
}

async function findApi(side: Role): Promise<Api | undefined> {
  const given = await headers()
  // A step from page to page: the browser may know the data already, and asks by itself.
  if (given.get('sec-fetch-dest') === 'empty') return undefined
  const answer = findInside()
  const me = await findSignedIn()
  if (!answer || !me) return undefined
  const identity = identityOf(me, roleOn(side, me), await chosenEnvironment(side))
  const tokens = new Map<Environment, ReturnType<typeof requestToken>>()
  const tokenFor = (one: Identity) => {
    const token = tokens.get(one.environment) ?? requestToken(answer, one, given.get('cookie') ?? '')
    tokens.set(one.environment, token)
    return token
  }
  return makeApi(identity, async (one, path, init) => {
    const token = await tokenFor(one)
    const sent = new Headers(init.headers)
    sent.set('authorization', `Bearer ${token.accessToken}`)
    const response = await answer(new Request(token.baseUrl + path, { ...init, headers: sent }))
    if (!response.ok) throw await readFailure(response)
    return response
  })
}

async function requestToken(answer: NonNullable<ReturnType<typeof findInside>>, identity: Identity, cookie: string) {
  const response = await answer(
    new Request(`${getEnv().PORTAL_URL}/api/access-token`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(identity),
    }),
  )
  if (!response.ok) throw await readFailure(response)
  return accessTokenView.parse(await response.json())
}
