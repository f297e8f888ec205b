import type { ReactNode } from 'react'
import { FactorRequired } from '#components/layout/factor-required.tsx'
import { GoToSignIn } from '#components/layout/go-to-sign-in.tsx'
import { chosenEnvironment, findSignedIn } from '#components/layout/on-request.ts'
import { ResearchShell } from '#components/layout/research-shell.tsx'

// Not where access is decided: the API asks again for every request. It only spares a visitor an empty frame.
export default async function ResearchLayout({ children }: { children: ReactNode }) {
  const me = await findSignedIn()
  return me ? (
    <ResearchShell me={me} environment={await chosenEnvironment('researcher')}>
      {me.secondFactor === 'required' ? <FactorRequired /> : children}
    </ResearchShell>
  ) : (
    <GoToSignIn />
  )
}
