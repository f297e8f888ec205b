import type { ResearcherRecord as Record } from '#lib/offers/schema.ts'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What a researcher has delivered, as counted by Callslip; nothing here is anybody's own claim. */
export function ResearcherRecord({ record }: { record: Record | undefined }) {
  if (!record || record.delivered === 0) return <span className="text-ink-soft">{t('noDeliveredOrdersYetSo')}</span>
  const { delivered, onTime, found } = record
  return <span className="tabular-nums">{t('ordersDeliveredOnTimeWith', { delivered, onTime, found })}</span>
}
