'use client'
import { useEffect } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { keepText, keptText } from '#lib/browser/kept-text.ts'
import { asFailure } from '#lib/browser/failure.ts'
import { isWantedHere, subscribeAgain, unsubscribe } from '#lib/browser/push.ts'
import { useIsSignedOut } from '#lib/browser/signed-out.ts'
import { keptFor } from '#lib/browser/unsent-visits.ts'
import { addPushDevice, getPushKey } from '#lib/push/operations.ts'

/** A new session goes on notifying whoever was notified in this browser; asked once in each tab, and again after signing in there. */
export function KeepNotified({ userId }: { userId: string }) {
  const api = useApi()
  useEffect(() => {
    // What somebody else has kept here for their way to an archive is none of this person's business.
    const other = keptFor()
    if (other !== null && other !== userId)
      void import('#lib/browser/visit-copy.ts').then((copies) => copies.forgetOthers(userId)).catch(() => {})
  }, [userId])
  const isSignedOut = useIsSignedOut()
  useEffect(() => {
    if (isSignedOut || !isWantedHere(userId) || keptText('notified') === userId) return
    const keep = async () => {
      const { publicKey } = await api.call(getPushKey, { params: {} })
      const body = await subscribeAgain(userId, publicKey)
      if (body) await api.call(addPushDevice, { params: {}, body })
      keepText('notified', userId)
    }
    keep().catch((error: unknown) => {
      // It was removed from elsewhere. Whatever else it is, the next page tries again.
      if (asFailure(error).code === 'not_found') void unsubscribe()
    })
  }, [api, userId, isSignedOut])
  return null
}
