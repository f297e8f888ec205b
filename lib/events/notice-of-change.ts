import { z } from 'zod'
import { enumOf, int4, present, text, type RowOf } from '#lib/sql.ts'

const notice = z.object({
  environment: z.enum(['development', 'production']),
  clientId: z.string(),
  orderId: z.string(),
  type: z.string(),
  sequence: z.int(),
})
/** A change that has been committed: which order, what kind, and its place in the history. */
export type Notice = z.output<typeof notice>

/** What a written event returns for its notice. */
export const noticeRow = {
  environment: enumOf('Environment'),
  clientId: text,
  orderId: present(text),
  type: text,
  sequence: present(int4),
}

export const toNotice = (row: RowOf<typeof noticeRow>): string => JSON.stringify(row)

/** Undefined for what is no notice: whatever can write to the database can notify. */
export function readNotice(payload: string): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}
