'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'

// Nobody asks anything of the first picture.
const OrderQuestion = dynamic(
  () => import('#components/orders/order-question.tsx').then((module) => module.OrderQuestion),
  { ssr: false },
)
const SomethingWrong = dynamic(
  () => import('#components/cases/something-wrong.tsx').then((module) => module.SomethingWrong),
  { ssr: false },
)

type Question = 'accept' | 'wrong' | 'withdraw'

/** What the customer may do with the order as a whole, each behind a question that says what happens to the money. */
export function useOrderQuestion(view: OrderView, offer: OfferView | undefined) {
  const [open, setOpen] = useState(false)
  // The question asked last stays drawn, so that it can close with the focus going back.
  const [asked, setAsked] = useState<Question>()
  const ask = (next: Question) => {
    setAsked(next)
    setOpen(true)
  }
  const shared = { view, offer, open, onClose: () => setOpen(false) }
  const question =
    asked === 'wrong' ? (
      <SomethingWrong {...shared} />
    ) : (
      asked && <OrderQuestion key={asked} about={asked} {...shared} />
    )
  return { ask, question }
}
