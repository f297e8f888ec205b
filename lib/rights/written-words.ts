import { getDb } from '#lib/db.ts'
import type { Environment } from '#lib/env.ts'
import { keyset, rowsOf, toPage, type PageRequest } from '#lib/paging.ts'
import { listFile } from '#lib/rights/zip-files.ts'
import type { ZipEntry } from '#lib/files/zip-of.ts'
import { toReviewView } from '#lib/reviews/view.ts'

/** A member, whatever the client; or a researcher, in one environment. */
type Author = { type: 'customer' | 'researcher'; id: string; environment?: Environment }

/** What somebody wrote about problems and in reviews, whoever may read it now. */
export function* writtenWords(folder: string, author: Author): Generator<ZipEntry> {
  yield listFile(`${folder}about-problems-you-wrote.json`, wordsInCases(author))
  yield listFile(`${folder}reviews-you-wrote.json`, rowsOf(reviewsOf(author)))
}

async function* wordsInCases(author: Author) {
  yield* rowsOf(reportsOf(author))
  yield* rowsOf(answersOf(author))
}

const here = ({ environment }: Author) => (environment === undefined ? {} : { environment })

const reportsOf = (author: Author) => async (page: PageRequest) => {
  const { where, rest } = keyset(page)
  const rows = await getDb().case.findMany({
    where: { openedByType: author.type, openedById: author.id, ...here(author), ...where },
    ...rest,
    select: { id: true, orderId: true, kind: true, content: true, openedAt: true },
  })
  return toPage(rows, page.limit)
}

const answersOf = (author: Author) => async (page: PageRequest) => {
  const { where, rest } = keyset(page)
  const rows = await getDb().caseAnswer.findMany({
    where: { senderType: author.type, senderId: author.id, case: here(author), ...where },
    ...rest,
    select: { id: true, caseId: true, content: true, createdAt: true },
  })
  return toPage(rows, page.limit)
}

const reviewsOf = (author: Author) => async (page: PageRequest) => {
  const { where, rest } = keyset(page)
  const rows = await getDb().review.findMany({
    where: { authorType: author.type, authorId: author.id, ...here(author), ...where },
    ...rest,
  })
  const { items, hasMore } = toPage(rows, page.limit)
  return { items: items.map((row) => ({ orderId: row.orderId, ...toReviewView(row) })), hasMore }
}
