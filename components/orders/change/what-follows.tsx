'use client'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useFormState } from 'react-hook-form'
import { Banner } from '#components/ui/banner.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { isAsked } from '#lib/changes/members.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'

/** Form libraries keep marks of what was put back in lists of persons. */
const isMarked = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isMarked) : mark === true

/** What will come of the change, said before it is made. */
export function WhatFollows({ view }: { view: OrderView }) {
  const { control } = useFormContext<OrderValues>()
  const { dirtyFields } = useFormState({ control })
  const offers = useQuery(useApi().ask(listOffers, { orderId: view.id })).data ?? []
  const changed = Object.entries(dirtyFields).flatMap(([name, mark]) => (isMarked(mark) ? [name] : []))
  const bidders = new Set(offers.flatMap(({ status, researcherId }) => (status === 'ACTIVE' ? [researcherId] : [])))
  return (
    <Banner role="status" tone={changed.some(isAsked) && bidders.size > 0 ? 'caution' : 'info'}>
      {sentenceFor(view, changed, bidders.size)}
    </Banner>
  )
}

function sentenceFor({ status }: OrderView, changed: readonly string[], bidders: number): string {
  if (changed.length === 0) return 'Nothing is changed yet.'
  if (!changed.some(isAsked)) return 'Only you see what you have changed. Offers stay as they are.'
  if (status === 'submitted') return 'Callslip reads the order as you change it, and then opens it to researchers.'
  if (bidders === 0) return 'Researchers read the order as you change it. Nobody has made an offer yet.'
  return bidders === 1
    ? 'One researcher has offered, and is asked to confirm. Until then you can’t choose the offer.'
    : `${said(bidders)} researchers have offered; they are asked to confirm. Until then you can’t choose their offers.`
}

const said = (n: number) => ['', '', 'Two', 'Three', 'Four', 'Five', 'Six'][n] ?? String(n)
