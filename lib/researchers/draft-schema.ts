import { z } from 'zod'
import { instant } from '#lib/text.ts'

/** Characters of each part of a search report, at most; together, under their headings, they fit into `report`. */
export const mostOfPart = 4_000
const draftPart = z.string().max(mostOfPart, `must have at most ${mostOfPart} characters`)
/** A search report as it is typed. Empty parts are parts too: what was there is gone. */
export const reportText = z.object({
  searched: draftPart,
  volumes: draftPart,
  years: draftPart,
  result: draftPart,
  remarks: draftPart,
})
export type ReportText = z.output<typeof reportText>
export const reportDraftInput = reportText
  .extend({
    updatedAt: instant
      .nullable()
      .optional()
      .meta({ description: 'Of the draft that this was typed over; null: of none' }),
  })
  .meta({
    id: 'SaveReportDraft',
    example: { searched: 'Marriages, 1888-1895', volumes: 'V4E 1021', years: '', result: '', remarks: '' },
  })
export type ReportDraftInput = z.output<typeof reportDraftInput>
export const reportDraftView = z
  .object({ draft: z.object({ content: reportText, updatedAt: instant }).optional() })
  .meta({ id: 'ReportDraft' })
export type ReportDraftView = z.output<typeof reportDraftView>
