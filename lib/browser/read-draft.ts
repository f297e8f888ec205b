import { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { isAnyAttached, takeAttached } from '#lib/browser/attached.ts'
import { orderValues } from '#lib/browser/order-draft.ts'
import { draftKey, isUntouched, type Draft } from '#lib/browser/order-values.ts'
import { attachmentsFor } from '#lib/browser/upload-requests.ts'
import { isUnderway } from '#lib/browser/uploads.ts'
import type { AttachmentView } from '#lib/files/schema.ts'

const day = 24 * 3_600_000
/** A file that nothing has claimed for a day. */
const isForgotten = ({ createdAt }: AttachmentView) => Date.now() - Date.parse(createdAt) >= day

/**
 * Of the files that were attached to something never sent, those that are still there, and the names of the others.
 * @param claimed those that an order has, which last as long as it
 */
export function sortKept(files: readonly AttachmentView[], claimed: readonly AttachmentView[] = []) {
  const isKept = (file: AttachmentView) => !isForgotten(file) || claimed.some(({ id }) => id === file.id)
  return { kept: files.filter(isKept), forgotten: files.filter((file) => !isKept(file)).map(({ name }) => name) }
}

const storedDraft = z.object({ savedAt: z.iso.datetime(), values: orderValues, from: z.string().optional() })

export function readDraft(key: string): Draft | undefined {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!parsed.success) return undefined
    const { kept, forgotten } = sortKept(parsed.data.values.attachmentIds)
    const draft = { ...parsed.data, values: { ...parsed.data.values, attachmentIds: kept }, forgotten }
    return isUntouched(draft.values) ? undefined : draft
  } catch {
    return undefined
  }
}

/** What is in the form of a new order, for whoever would put something else there: what is `coming` would go with that. */
export function lookAtDraft(api: Api): 'empty' | 'written' | 'coming' {
  const key = draftKey(api)
  if (isUnderway(api, attachmentsFor(api, key))) return 'coming'
  return readDraft(key) !== undefined || isAnyAttached(api, key) ? 'written' : 'empty'
}

/** Gives up the files that have arrived for it while another page was open. */
export const dropArrived = (api: Api) => void takeAttached(api, draftKey(api))
