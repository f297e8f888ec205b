import type { OfferTemplate } from '#lib/generated/prisma/client.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OfferTemplateView } from '#lib/offer-templates/schema.ts'
import { withoutAbsent } from '#lib/view.ts'

export const toOfferTemplateView = (row: OfferTemplate): OfferTemplateView => ({
  ...{ id: row.id, name: row.name, message: row.message, days: row.days },
  ...(row.amountMinor === null || row.currency === null
    ? {}
    : { amount: toMajor(row.amountMinor, getCurrency(row.currency)), currency: row.currency }),
  ...withoutAbsent({ noFindPercent: row.noFindPercent }),
})
