import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
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
 * first. At their desk researchers work for real.
 */
export const chosenEnvironment = cache(async (side?: Role) => {
  const chosen = (await cookies()).get('environment')?.value
  if (chosen === 'production' || chosen === 'development') return chosen
  const me = await findSignedIn()
  if (side === 'researcher' && me?.roles.includes('researcher')) return 'production'
  const client = me?.clients[0]
  return client?.kind === 'personal' || client?.byHand ? 'production' : 'development'
})

/** For operators, whose work is in production: where nothing was chosen on this device yet, a page begins there. */
export async function beginInProduction(path: string, asked: Readonly<Record<string, unknown>>): Promise<void> {
  if (asked['environment'] !== undefined || (await cookies()).has('environment')) return
  if (!(await findSignedIn())?.roles.includes('operator')) return
  const given = Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  redirect(`${path}?${new URLSearchParams([...given, ['environment', 'production']])}`)
}

/** What a tab says of a page for whoever connects a system: to somebody who looks for a document, only that it isn't for them. */
export const titleForConnected = async (title: string): Promise<Metadata> => ({
  title: (await findSignedIn())?.clients[0]?.kind === 'personal' ? t('notForYourAccount') : title,
})
