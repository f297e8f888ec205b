'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** To the sign-in page and back here afterwards: only the browser knows the whole address. */
export function GoToSignIn() {
  const router = useRouter()
  useEffect(() => {
    const here = location.pathname + location.search + location.hash
    router.replace(`/sign-in?next=${encodeURIComponent(here)}`)
  }, [router])
  return (
    <main id="main" className="p-8">
      <noscript>
        <a href="/sign-in">{t('signIn')}</a>
      </noscript>
    </main>
  )
}
