'use client'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Paged } from '#components/documents/paged.ts'
import { useFreshLink } from '#components/documents/use-fresh-link.ts'
import { readDocument } from '#lib/browser/documents.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Opened = { paged: Promise<Paged>; end: AbortController }
type Shelf = Map<string, Opened>

const Context = createContext<Shelf | undefined>(undefined)

/** Keeps documents of pages below it open between their thumbnails and the viewer, and closes them when it goes. */
export function PageShelf({ children }: { children: ReactNode }) {
  const [shelf] = useState<Shelf>(() => new Map())
  useEffect(
    () => () => {
      for (const { paged, end } of shelf.values()) {
        end.abort()
        paged.then(
          (open) => open.close(),
          () => {},
        )
      }
      shelf.clear()
    },
    [shelf],
  )
  return <Context value={shelf}>{children}</Context>
}

/** A picture is fetched whole to be shown small: larger ones wait until somebody opens them. */
const smallEnough = 10_000_000

/** What comes in pages. Of a PDF only the parts that are looked at are fetched, a TIFF is fetched whole. */
export const isPaged = ({ contentType }: DocumentView) =>
  contentType === 'application/pdf' || contentType === 'image/tiff'
/** What is fetched without being asked for. */
export const isLight = ({ contentType, sizeBytes }: DocumentView) =>
  contentType === 'application/pdf' || sizeBytes <= smallEnough

const receivedKey = (file: DocumentView) => ['page-bytes', file.id]

async function openPaged(file: DocumentView, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Paged> {
  if (file.contentType === 'application/pdf') {
    const { openPdf } = await import('#components/documents/pdf.ts')
    return openPdf(file.url)
  }
  const [{ openTiff }, blob] = await Promise.all([
    import('#components/documents/tiff/tiff.ts'),
    readDocument(file, signal, onBytes),
  ])
  return openTiff(blob)
}

function useReading() {
  const shelf = use(Context)
  if (!shelf) throw new Error('Pages are read below a PageShelf.')
  const getFresh = useFreshLink()
  const client = useQueryClient()
  const open = (file: DocumentView) => {
    const known = shelf.get(file.id)
    if (known) return known.paged
    const end = new AbortController()
    const paged = getFresh(file).then((fresh) =>
      openPaged(fresh, end.signal, (bytes) => client.setQueryData(receivedKey(file), bytes)),
    )
    shelf.set(file.id, { paged, end })
    return paged
  }
  /** A link that has run out meanwhile, or a line that was gone: the second try begins anew. */
  return async <T,>(file: DocumentView, work: (paged: Paged) => T | Promise<T>): Promise<T> => {
    try {
      return await work(await open(file))
    } catch (error) {
      if (error instanceof ApiFailure && error.kind === 'unreadable') throw error
      shelf.delete(file.id)
      return open(file)
        .then(work)
        .catch((again: unknown) => {
          shelf.delete(file.id)
          throw failureOf(again)
        })
    }
  }
}

/** What the readers of pages fail with, as a sentence for whoever looks. */
function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  switch (error instanceof Error ? error.name : '') {
    case 'PasswordException':
      return new ApiFailure('unreadable', t('thisPdfAsksForA'))
    case 'InvalidPDFException':
      return new ApiFailure('unreadable', t('thisFileCantBeRead'))
    default:
      return new ApiFailure('offline', t('theDocumentCouldNotBeFetched'))
  }
}

// What came once stays what it is.
const forGood = { staleTime: Infinity, gcTime: 60_000, structuralSharing: false, retry: false } as const

/** How many pages the documents have, as far as that is known by now; a large TIFF is counted when it is looked at. */
export function usePageCounts(documents: readonly DocumentView[], openId: string): ReadonlyMap<string, number> {
  const read = useReading()
  const paged = documents.filter(isPaged)
  return useQueries({
    queries: paged.map((file) => ({
      queryKey: ['pages', file.id],
      queryFn: () => read(file, ({ pages }) => pages),
      enabled: isLight(file) || file.id === openId,
      ...forGood,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }, n) => (data === undefined ? [] : [[paged[n]?.id ?? '', data] as const]))),
  })
}

/** One page of a document as a picture. */
export function usePage(file: DocumentView, page: number, longest: number, enabled = true) {
  const read = useReading()
  return useQuery({
    queryKey: ['page', file.id, page, longest],
    queryFn: () => read(file, (paged) => paged.draw(page, longest)),
    enabled,
    ...forGood,
  })
}

/** How many bytes of a document that is fetched whole have come. */
export const useReceived = (file: DocumentView) =>
  useQuery<number>({ queryKey: receivedKey(file), queryFn: () => 0, enabled: false }).data
