'use client'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { orderDocumentsQuery, otherCharges } from '#lib/browser/billing.ts'
import { orderPaymentQuery } from '#lib/browser/payments.ts'
import { moneyText } from '#lib/money-text.ts'
import { getCurrency, toMajor } from '#lib/money.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { moneyTitle } from '#lib/payments/money-title.ts'
import { earlierSentences } from '#lib/payments/words.ts'
import { catalogue } from '#lib/words/en/checkout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  order: OrderView
  /** Nobody is chosen and paid yet, so that even the newest charge is one of before. */
  all?: boolean
}

/** What became of charges for researchers who gave the order back: seldom is there one. */
export function EarlierCharges({ order, all = false }: Props) {
  const api = useApi()
  const newest = useQuery({
    ...orderPaymentQuery(api, order),
    enabled: order.order.paymentIntentId !== undefined,
  }).data
  const documents = useQuery({
    ...orderDocumentsQuery(api, order, newest ?? null, false),
    // The record of the newest asks for its own; theirs are there since long.
    refetchInterval: false,
  }).data
  return otherCharges(documents ?? [], all ? undefined : newest?.paymentIntentId).map((paymentIntentId) => (
    <EarlierCharge key={paymentIntentId} order={{ ...order, order: { ...order.order, paymentIntentId } }} />
  ))
}

function EarlierCharge({ order }: { order: OrderView }) {
  const payment = useQuery(orderPaymentQuery(useApi(), order)).data
  const { locale } = useReader()
  if (!payment) return null
  const { currency } = payment
  const say = (minor: number) => moneyText(toMajor(minor, getCurrency(currency)), currency, locale)
  return (
    <Card className="mt-4 flex max-w-2xl flex-col gap-2">
      <h2 className="text-xl">{t('anEarlierCharge', { title: moneyTitle(payment) })}</h2>
      <p>{t('itIsNotTheOne')}</p>
      {earlierSentences(payment, say).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Card>
  )
}
