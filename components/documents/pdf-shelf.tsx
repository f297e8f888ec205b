'use client'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useFreshLink } from '#components/documents/use-fresh-link.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import type { DocumentView } from '#lib/documents/schema.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Shelf = Map<string, Promise<PDFDocumentProxy>>

const Context = createContext<Shelf | undefined>(undefined)

/** Keeps the PDFs below it open between their thumbnails and the viewer, and closes them when it goes. */
export function PdfShelf({ children }: { children: ReactNode }) {
  const [shelf] = useState<Shelf>(() => new Map())
  useEffect(
    () => () => {
      for (const pdf of shelf.values())
        pdf.then(
          (open) => void open.loadingTask.destroy(),
          () => {},
        )
      shelf.clear()
    },
    [shelf],
  )
  return <Context value={shelf}>{children}</Context>
}

function useReading() {
  const shelf = use(Context)
  if (!shelf) throw new Error('A PDF is read below a PdfShelf.')
  const getFresh = useFreshLink()
  const open = (file: DocumentView) => {
    const known = shelf.get(file.id)
    if (known) return known
    const opening = Promise.all([import('#components/documents/pdf.ts'), getFresh(file)]).then(
      ([{ openPdf }, { url }]) => openPdf(url),
    )
    shelf.set(file.id, opening)
    return opening
  }
  /** A link that has run out meanwhile, or a line that was gone: the second try begins anew. */
  return async <T,>(file: DocumentView, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> => {
    try {
      return await work(await open(file))
    } catch {
      shelf.delete(file.id)
      return open(file)
        .then(work)
        .catch((error: unknown) => {
          shelf.delete(file.id)
          throw failureOf(error)
        })
    }
  }
}

/** What the reader of PDFs fails with, as a sentence for whoever looks. */
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

/** How many pages the PDFs among the documents have, as far as that is known by now. */
export function usePageCounts(documents: readonly DocumentView[]): ReadonlyMap<string, number> {
  const read = useReading()
  const pdfs = documents.filter(({ contentType }) => contentType === 'application/pdf')
  return useQueries({
    queries: pdfs.map((file) => ({
      queryKey: ['pdf-pages', file.id],
      queryFn: () => read(file, (pdf) => Promise.resolve(pdf.numPages)),
      ...forGood,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }, n) => (data === undefined ? [] : [[pdfs[n]?.id ?? '', data] as const]))),
  })
}

/** One page of a PDF as a picture. */
export function usePage(file: DocumentView, page: number, longest: number, enabled = true) {
  const read = useReading()
  return useQuery({
    queryKey: ['pdf-page', file.id, page, longest],
    queryFn: async () => {
      const { drawPage } = await import('#components/documents/pdf.ts')
      return read(file, (pdf) => drawPage(pdf, page, longest))
    },
    enabled,
    ...forGood,
  })
}
