'use client'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery, isLinkFresh } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

/** Of which order the documents below are. */
export const OrderOfDocuments = createContext('')

/** A page that was left open for a while holds links that have run out: the same document with one that is good. */
export function useFreshLink() {
  const api = useApi()
  const client = useQueryClient()
  const orderId = use(OrderOfDocuments)
  return async (file: DocumentView): Promise<DocumentView> => {
    if (isLinkFresh(file)) return file
    const documents = await client.fetchQuery({ ...documentsQuery(api, orderId), staleTime: 0 })
    return documents.find(({ id }) => id === file.id) ?? file
  }
}
