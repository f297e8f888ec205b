'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { countInbox, markInboxRead } from '#lib/inbox/operations.ts'

/** Whoever looks at an order has seen what is new about it; asked only where anything is new at all. */
export function MarkOrderRead({ orderId }: { orderId: string }) {
  const api = useApi()
  const unread = useQuery(api.ask(countInbox)).data?.unread ?? 0
  const { mutate } = useMutation(api.send(markInboxRead))
  const mark = useEffectEvent(() => mutate({ orderId }))
  useEffect(() => {
    if (unread > 0) mark()
  }, [unread, orderId])
  return null
}
