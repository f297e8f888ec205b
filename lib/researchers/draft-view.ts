import type { ReportDraft } from '#lib/generated/prisma/client.ts'
import { reportText, type ReportDraftView } from '#lib/researchers/draft-schema.ts'

export const toDraftView = ({ content, updatedAt }: ReportDraft): ReportDraftView => ({
  draft: { content: reportText.parse(content), updatedAt: updatedAt.toISOString() },
})
