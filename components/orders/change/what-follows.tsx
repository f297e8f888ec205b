'use client'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useFormState } from 'react-hook-form'
import { Banner } from '#components/ui/banner.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { isAsked } from '#lib/changes/members.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

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
  if (changed.length === 0) return t('nothingIsChangedYet')
  if (!changed.some(isAsked)) return t('onlyYouSeeWhatYou')
  if (status === 'submitted') return t('callslipReadsTheOrderAs')
  if (bidders === 0) return t('researchersReadTheOrderAs')
  return t('oneResearcherHasOfferedAnd', { bidders, bidders2: said(bidders) })
}

const said = (n: number) => ['', '', t('two'), t('three'), t('four'), t('five'), t('six')][n] ?? String(n)
