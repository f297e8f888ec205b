import type { DocumentView } from '#lib/documents/schema.ts'

/** A place in the viewer: a page of a document; what has no pages is one. */
export type Leaf = { file: DocumentView; page: number; pages: number }

/** A delivery as one pile of pages, in the order of its documents. `pagesOf` returns 1 until the pages are counted. */
export const leavesOf = (documents: readonly DocumentView[], pagesOf: (id: string) => number): Leaf[] =>
  documents.flatMap((file) => {
    const pages = pagesOf(file.id)
    return Array.from({ length: pages }, (_, n) => ({ file, page: n + 1, pages }))
  })

/** The leaf a step away, held within the pile. */
export const stepFrom = (leaves: readonly Leaf[], at: Leaf | undefined, step: number): Leaf | undefined => {
  const place = leaves.findIndex(({ file, page }) => file.id === at?.file.id && page === at.page)
  return leaves[Math.min(Math.max(place + step, 0), leaves.length - 1)]
}
