'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { followChanges } from '#lib/browser/follow-changes.ts'
import { refresh } from '#lib/browser/keys.ts'
import { setLive } from '#lib/browser/live.ts'

/** Keeps everything on the page fresh while the server tells of changes. Once per page, inside the providers. */
export function LiveUpdates() {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    const end = new AbortController()
    const changed = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    // One act writes several events; they cost one round of questions.
    const flush = () => {
      timer = undefined
      for (const orderId of changed) void refresh(client, ['/orders/{orderId}'], { orderId })
      changed.clear()
      // What is counted over all orders lies below none of them.
      void refresh(client, ['/messages/unread', '/orders/counts'])
    }
    void followChanges(
      api,
      {
        onChange: (orderId) => {
          changed.add(orderId)
          timer ??= setTimeout(flush, 200)
        },
        onMissed: () =>
          void client.invalidateQueries({
            predicate: ({ queryKey }) => !queryKey.includes('initiated-payment'),
          }),
        onConnected: setLive,
      },
      end.signal,
    )
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [api, client])
  return null
}
