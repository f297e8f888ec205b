'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** What an address says once, such as a bank's answer: read when the page comes, and taken out of the address. */
export function useSaidOnce(names: readonly string[]): URLSearchParams {
  // Next's copy: after a step from page to page the browser's own address follows only once this is drawn.
  const [said] = useState(useSearchParams())
  useEffect(() => {
    const address = new URL(location.href)
    if (!names.some((name) => address.searchParams.has(name))) return
    // A secret has no place in the history, and a reload must not tell old news.
    names.forEach((name) => address.searchParams.delete(name))
    history.replaceState(null, '', address)
  }, [names])
  return said
}

/** What a bank that took over the whole window adds to the address on the way back. */
export const bankAnswers = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'] as const
