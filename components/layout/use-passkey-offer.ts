import { useEffect, useEffectEvent } from 'react'
import { takeOfferBack } from '#lib/browser/passkeys.ts'
import { signInByOffer, type SignInResult } from '#lib/browser/session.ts'

// A challenge is good for five minutes.
const renewMs = 4 * 60_000

/** While the form is shown, the browser offers passkeys in the address field; what comes of one that is chosen is told. */
export function usePasskeyOffer(onResult: (result: SignInResult) => void): void {
  const done = useEffectEvent(onResult)
  useEffect(() => {
    let shown = true
    const offer = () =>
      void signInByOffer()
        .then((result) => shown && result && done(result))
        // Nobody has asked for anything yet; the form says it when they do.
        .catch(() => {})
    // Not before the page is on the screen: it is no part of the first picture.
    const first = setTimeout(offer, 500)
    const renewal = setInterval(offer, renewMs)
    return () => {
      shown = false
      clearTimeout(first)
      clearInterval(renewal)
      void takeOfferBack()
    }
  }, [])
}
