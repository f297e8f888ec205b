'use client'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { isLinkFresh } from '#lib/browser/documents.ts'
import type { DocumentView } from '#lib/documents/schema.ts'

type Ask = (client: QueryClient, file: DocumentView) => Promise<readonly DocumentView[]>

/** How the files below are asked for anew, with links that are good. */
export const FilesAnew = createContext<Ask>(() => Promise.resolve([]))

/** A page that was left open for a while holds links that have run out: the same file with one that is good. */
export function useFreshLink() {
  const client = useQueryClient()
  const ask = use(FilesAnew)
  return async (file: DocumentView): Promise<DocumentView> => {
    if (isLinkFresh(file)) return file
    return (await ask(client, file)).find(({ id }) => id === file.id) ?? file
  }
}
