'use client'
import { Returns } from '#components/research/returns.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { moneyText } from '#lib/money-text.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import { describeShare } from '#lib/payments/words.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Where a researcher's part of the money is. */
export function ShareCard({ order }: { order: ResearchOrderView }) {
  const { share, unpaid, status, myOffer } = order
  const { locale } = useReader()
  const currency = share?.currency ?? myOffer?.currency
  if (currency === undefined) return null
  const sentences = describeShare(share ?? (unpaid ? 'unpaid' : undefined), status, (minor, unit = currency) =>
    moneyText(toMajor(minor, getCurrency(unit)), unit, locale),
  )
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">{t('yourShare')}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {share?.returns && <Returns returns={share.returns} currency={share.currency} />}
      {status === 'confirmed' && share?.holdExpiresAt && (
        <p className="text-caution">
          {rich(t, 'theHoldEndsStartBefore', { dateTime: <DateTime value={share.holdExpiresAt} /> })}
        </p>
      )}
    </Card>
  )
}
