'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { tellProved } from '#lib/browser/sign-on.ts'
import { sentenceOf } from '#lib/sign-on/refusal.ts'

/** Where the window ends up in which somebody has proved that they are still there; the page that asked goes on. */
export function SignedInAgainPage() {
  const refused = useSearchParams().get('refused')
  useEffect(() => {
    if (refused === null) tellProved()
  }, [refused])
  return (
    <>
      <h1 className="mb-6 text-3xl">{refused === null ? 'It is you' : 'That did not work'}</h1>
      {refused === null ? (
        <p role="status">Go on in the window that you came from; this one can be closed.</p>
      ) : (
        <Banner tone="danger" role="alert">
          {sentenceOf(refused)}
        </Banner>
      )}
    </>
  )
}
