'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

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
        <a href="/sign-in">Sign in</a>
      </noscript>
    </main>
  )
}
