'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import { getToken } from '#lib/browser/access-token.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { refresh } from '#lib/browser/keys.ts'
import { whenIdle } from '#lib/browser/lazy.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { Sender } from '#lib/browser/send-visits.ts'
import type { VisitCopy } from '#lib/browser/visit-copy.ts'
import { listResearchDocuments } from '#lib/documents/operations.ts'
import { getShelfList } from '#lib/visits/operations.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What keeps and sends lies beside the page: the list is drawn without it. */
export const loadSending = () => import('#lib/browser/send-visits.ts')
const loadCopies = () => import('#lib/browser/visit-copy.ts')

/** Who sends, and what shows what has arrived. */
export function useSender(): Sender {
  const api = useApi()
  const client = useQueryClient()
  const { id: userId } = useMe()
  return useMemo(
    () => ({
      api,
      userId,
      ready: () => getToken(api.identity),
      onMarked: (visitId, orderId, mark) => {
        client.setQueryData(
          api.ask(getShelfList, { visitId }).queryKey,
          (list) =>
            list && { ...list, rows: list.rows.map((row) => (row.orderId === orderId ? { ...row, mark } : row)) },
        )
        // An answer that is on its way may be from before the mark.
        void refresh(client, [getShelfList.path], { visitId })
      },
      onPhoto: (visitId, orderId) => {
        toast.success(t('photoArrived'))
        void refresh(client, [getShelfList.path], { visitId })
        void refresh(client, [listResearchDocuments.path], { orderId })
      },
    }),
    [api, client, userId],
  )
}

/** Sends what waits: now, with the network, and every half minute, for a device may not tell that it is back. */
export function useSending(sender: Sender): void {
  useEffect(() => {
    const send = () =>
      void loadSending()
        .then(({ sendUnsent }) => sendUnsent(sender))
        .catch(() => {})
    send()
    addEventListener('online', send)
    const timer = setInterval(send, 30_000)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [sender])
}

/** What may be asked for on the way is fetched while there is a network, and kept with the rest (lib/browser/visit-copy.ts). */
const loadForTheWay = () =>
  Promise.allSettled([
    import('#components/ui/dialog.tsx'),
    import('#components/visits/change-form.tsx'),
    import('#lib/visits/calendar-file.ts'),
    import('#lib/browser/download.ts'),
    import('#lib/documents/schema.ts'),
    import('#lib/files/schema.ts'),
  ])

/** A page that is opened without a network finds its parts on the device, those that come later as well. */
function useParts(visitId: string): void {
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    void loadCopies()
      .then(({ followParts }) => gone || (end = followParts(visitId)))
      .then(whenIdle(loadForTheWay))
      .catch(() => {})
    return () => {
      gone = true
      end?.()
    }
  }, [visitId])
}

/** A shelf list, from the server or, without a network, as this device has kept it. */
export function useShelf(visitId: string) {
  const api = useApi()
  const client = useQueryClient()
  const { environment } = api.identity
  const { id: userId } = useMe()
  const query = useQuery(api.ask(getShelfList, { visitId }))
  const [copy, setCopy] = useState<VisitCopy>()
  const { data, dataUpdatedAt, refetch } = query
  const isCopy = copy !== undefined && dataUpdatedAt === Date.parse(copy.savedAt)
  useParts(visitId)
  useEffect(() => {
    if (data) return
    let gone = false
    void loadCopies()
      .then(({ findCopy }) => findCopy(visitId, userId, environment))
      .then((found) => {
        if (gone || !found) return
        setCopy(found)
        client.setQueryData(api.ask(getShelfList, { visitId }).queryKey, (fetched) => fetched ?? found.list, {
          updatedAt: Date.parse(found.savedAt),
        })
      })
      .catch(() => {})
    return () => void (gone = true)
  }, [api, client, data, visitId, userId, environment])
  useEffect(() => {
    if (data && !isCopy)
      void loadCopies()
        .then(({ keepCopy }) => keepCopy(data, userId, environment))
        .catch(() => {})
  }, [data, isCopy, userId, environment])
  useEffect(() => {
    const ask = () => void refetch()
    addEventListener('online', ask)
    const timer = isCopy ? setInterval(ask, 30_000) : undefined
    return () => {
      removeEventListener('online', ask)
      clearInterval(timer)
    }
  }, [refetch, isCopy])
  return { query, list: data, keptAt: isCopy ? copy.savedAt : undefined }
}
