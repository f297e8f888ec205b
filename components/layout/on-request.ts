import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { withChosenFirst } from '#lib/browser/client-choice.ts'
import { clientCookie } from '#lib/clients/client-cookie.ts'
import { findMe } from '#lib/users/find-me.ts'

// What layouts and pages ask about the same request, asked once.

/** Who is signed in, with the client first that they work for; undefined for a visitor. */
export const findSignedIn = cache(async () => {
  const me = await findMe(await headers())
  return me && withChosenFirst(me, (await cookies()).get(clientCookie)?.value)
})

/** Which world the person looked at last; before that, the one where they order: by hand in production, by program elsewhere first. */
export const chosenEnvironment = cache(async () => {
  const chosen = (await cookies()).get('environment')?.value
  if (chosen === 'production' || chosen === 'development') return chosen
  const client = (await findSignedIn())?.clients[0]
  return client?.kind === 'personal' || client?.byHand ? 'production' : 'development'
})
