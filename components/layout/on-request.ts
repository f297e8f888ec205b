import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { withChosenFirst } from '#lib/browser/client-choice.ts'
import type { Role } from '#lib/browser/identity.ts'
import { clientCookie } from '#lib/clients/client-cookie.ts'
import { findMe } from '#lib/users/find-me.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What layouts and pages ask about the same request, asked once.

/** Who is signed in, with the client first that they work for; undefined for a visitor. */
export const findSignedIn = cache(async () => {
  const me = await findMe(await headers())
  return me && withChosenFirst(me, (await cookies()).get(clientCookie)?.value)
})

/**
 * Which world the person looked at last; before that, the one where they order: by hand in production, by program elsewhere
 * first. At their desk researchers work for real, and so do operators in their console: an address of it that a colleague sends
 * shows the same to both.
 */
export const chosenEnvironment = cache(async (side?: Role) => {
  const chosen = (await cookies()).get('environment')?.value
  if (chosen === 'production' || chosen === 'development') return chosen
  const me = await findSignedIn()
  if ((side === 'researcher' || side === 'operator') && me?.roles.includes(side)) return 'production'
  const client = me?.clients[0]
  return client?.kind === 'personal' || client?.byHand ? 'production' : 'development'
})

/** What a tab says of a page for whoever connects a system: to somebody who looks for a document, only that it isn't for them. */
export const titleForConnected = async (title: string): Promise<Metadata> => ({
  title: (await findSignedIn())?.clients[0]?.kind === 'personal' ? t('notForYourAccount') : title,
})
