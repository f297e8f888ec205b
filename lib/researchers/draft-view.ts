import type { ReportDraft } from '#lib/generated/prisma/client.ts'
import { reportDraftInput, type ReportDraftView } from '#lib/researchers/draft-schema.ts'

export const toDraftView = ({ content, updatedAt }: ReportDraft): ReportDraftView => ({
  draft: { content: reportDraftInput.parse(content), updatedAt: updatedAt.toISOString() },
})
