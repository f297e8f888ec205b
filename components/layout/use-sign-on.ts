import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetNotified } from '#lib/browser/session.ts'
import { findSignOn, startFrom } from '#lib/browser/sign-on.ts'

/**
 * Whether an address signs in at its organisation. It is asked once somebody has typed one; where nobody answers, the
 * password stays the way.
 */
export function useSignOn(known: string, next: string | undefined) {
  const [start, setStart] = useState<string>()
  const asked = useRef('')
  const look = useCallback(async (typed: string): Promise<string | undefined> => {
    const email = typed.trim()
    asked.current = email
    const found = /^\S+@\S+\.\S+$/.test(email) ? await findSignOn(email).catch(() => undefined) : undefined
    // Another address was typed meanwhile.
    if (asked.current === email) setStart(found)
    return found
  }, [])
  useEffect(() => {
    if (known !== '') void look(known)
  }, [known, look])
  const go = (to: string) => {
    forgetNotified()
    location.assign(startFrom(to, next ?? location.pathname + location.search))
  }
  return { start, look, go }
}
