import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { FactorRequired } from '#components/layout/factor-required.tsx'
import { GoToSignIn } from '#components/layout/go-to-sign-in.tsx'
import { chosenEnvironment, findSignedIn } from '#components/layout/on-request.ts'
import { OperatorShell } from '#components/operator/operator-shell.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({
  title: { default: t('operator'), template: t('sOperatorCallslip') },
  robots: { index: false },
})

// Not where access is decided: the API asks again for every request. It spares everyone else even the knowledge of it.
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const me = await findSignedIn()
  if (!me) return <GoToSignIn />
  if (!me.roles.includes('operator')) notFound()
  return (
    <OperatorShell me={me} environment={await chosenEnvironment('operator')}>
      {me.secondFactor === 'required' ? <FactorRequired /> : children}
    </OperatorShell>
  )
}
