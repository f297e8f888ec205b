import { z } from 'zod'
import { orderValues } from '#lib/browser/order-draft.ts'
import { isUntouched, type Draft } from '#lib/browser/order-values.ts'

const day = 24 * 3_600_000
const storedDraft = z.object({ savedAt: z.iso.datetime(), values: orderValues, from: z.string().optional() })

export function readDraft(key: string): Draft | undefined {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!parsed.success) return undefined
    // A file that nothing has claimed for a day is forgotten.
    const attachmentIds = parsed.data.values.attachmentIds.filter(
      ({ createdAt }) => Date.now() - Date.parse(createdAt) < day,
    )
    const draft = { ...parsed.data, values: { ...parsed.data.values, attachmentIds } }
    return isUntouched(draft.values) ? undefined : draft
  } catch {
    return undefined
  }
}
