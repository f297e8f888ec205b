import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { findMe } from '#lib/users/find-me.ts'

// What layouts and pages ask about the same request, asked once.

/** Who is signed in; undefined for a visitor. */
export const findSignedIn = cache(async () => findMe(await headers()))

/** Which world the person looked at last. */
export const chosenEnvironment = cache(async () =>
  (await cookies()).get('environment')?.value === 'production' ? 'production' : 'development',
)
