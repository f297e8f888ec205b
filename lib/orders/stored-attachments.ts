import { z } from 'zod'
import { contentTypeOf } from '#lib/files/content-type.ts'
import type { AttachmentView } from '#lib/files/schema.ts'

const attachment = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  createdAt: z.coerce.date(),
})

/** What is attached to an order itself, as lib/orders/order-row.ts reads it; null where nothing is. */
export const storedAttachments = (stored: unknown): AttachmentView[] | null =>
  stored == null
    ? null
    : attachment
        .array()
        .parse(stored)
        .map((one) => ({ ...one, contentType: contentTypeOf(one), createdAt: one.createdAt.toISOString() }))
