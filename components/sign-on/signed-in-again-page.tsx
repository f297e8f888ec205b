'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { Banner } from '#components/ui/banner.tsx'
import { tellProved } from '#lib/browser/sign-on.ts'
import { sentenceOf } from '#lib/sign-on/refusal.ts'
import { catalogue } from '#lib/words/en/sign-on.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Where the window ends up in which somebody has proved that they are still there; the page that asked goes on. */
export function SignedInAgainPage() {
  const refused = useSearchParams().get('refused')
  useEffect(() => {
    if (refused === null) tellProved()
  }, [refused])
  return (
    <>
      <h1 className="mb-6 text-3xl">{refused === null ? t('itIsYou') : t('thatDidNotWork')}</h1>
      {refused === null ? (
        <p role="status">{t('goOnInTheWindow')}</p>
      ) : (
        <Banner tone="danger" role="alert">
          {sentenceOf(refused)}
        </Banner>
      )}
    </>
  )
}
