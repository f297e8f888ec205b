import type { ReactNode } from 'react'
import { GoToSignIn } from '#components/layout/go-to-sign-in.tsx'
import { chosenEnvironment, findSignedIn } from '#components/layout/on-request.ts'
import { PortalShell } from '#components/layout/portal-shell.tsx'

// Not where access is decided: the API asks again for every request. It only spares a visitor an empty frame.
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const me = await findSignedIn()
  return me ? (
    <PortalShell me={me} environment={await chosenEnvironment()}>
      {children}
    </PortalShell>
  ) : (
    <GoToSignIn />
  )
}
