'use client'
import type { ComponentType, ReactNode } from 'react'
import { ApprovalActs, approvalTitle, ApprovalText } from '#components/operator/queue-approvals.tsx'
import { CaseActs, CaseText } from '#components/operator/queue-cases.tsx'
import { EndpointActs, EndpointText, OverdueActs, OverdueText } from '#components/operator/queue-late.tsx'
import { PaymentActs, PaymentText } from '#components/operator/queue-payments.tsx'
import { PayoutText } from '#components/operator/queue-payouts.tsx'
import {
  OrderCancel,
  OrderText,
  ProductionActs,
  ProductionText,
  ResearcherActs,
  ResearcherText,
} from '#components/operator/queue-requests.tsx'
import { orderLabel } from '#lib/orders/title.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueItem, ThingOf } from '#lib/queue/schema.ts'

type Look<T> = {
  /** What it is called in one line. */
  title: (thing: T) => string
  Text: ComponentType<{ thing: T }>
  /** What can be done about it, the first thing first. */
  Acts?: ComponentType<{ thing: T }>
}

/** How each kind of work is drawn. */
const looks: { [K in QueueKind]: Look<ThingOf<K>> } = {
  orders: { title: ({ order }) => orderLabel(order), Text: OrderText, Acts: OrderCancel },
  production: { title: ({ name }) => name, Text: ProductionText, Acts: ProductionActs },
  approvals: { title: approvalTitle, Text: ApprovalText, Acts: ApprovalActs },
  cases: { title: ({ reference, title }) => `${reference}, ${title}`, Text: CaseText, Acts: CaseActs },
  payments: { title: ({ title, number }) => `${title} (${number})`, Text: PaymentText, Acts: PaymentActs },
  payouts: { title: ({ researcher }) => researcher.name, Text: PayoutText },
  overdue: { title: ({ title, number }) => `${title} (${number})`, Text: OverdueText, Acts: OverdueActs },
  researchers: { title: ({ name }) => name, Text: ResearcherText, Acts: ResearcherActs },
  endpoints: { title: ({ url }) => url, Text: EndpointText, Acts: EndpointActs },
}

// An item's kind says which thing it has: the two go together, which the compiler can't follow through the table.
const lookOf = ({ kind }: QueueItem) => looks[kind] as Look<unknown>

export const titleOf = (item: QueueItem): string => lookOf(item).title(item.thing)

export function ItemText({ item }: { item: QueueItem }): ReactNode {
  const { Text } = lookOf(item)
  return <Text thing={item.thing} />
}

export function ItemActs({ item }: { item: QueueItem }): ReactNode {
  const { Acts } = lookOf(item)
  return Acts ? <Acts thing={item.thing} /> : null
}
