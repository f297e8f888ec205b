import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { GoToSignIn } from '#components/layout/go-to-sign-in.tsx'
import { ResearchShell } from '#components/layout/research-shell.tsx'
import { findMe } from '#lib/users/find-me.ts'

// Not where access is decided: the API asks again for every request. It only spares a visitor an empty frame.
export default async function ResearchLayout({ children }: { children: ReactNode }) {
  const me = await findMe(await headers())
  return me ? <ResearchShell me={me}>{children}</ResearchShell> : <GoToSignIn />
}
