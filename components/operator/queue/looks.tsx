'use client'
import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import { OrderText } from '#components/operator/queue-orders.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { orderLabel } from '#lib/orders/title.ts'
import type { QueueKind } from '#lib/queue/kinds.ts'
import type { QueueItem, ThingOf } from '#lib/queue/schema.ts'

type Of<T> = ComponentType<{ thing: T }>
type Look<T> = {
  /** What it is called in one line. */
  title: (thing: T) => string
  Text: Of<T>
  /** What can be done about it, the first thing first. */
  Acts?: Of<T>
}

// A day begins with orders; what the other kinds are drawn with comes when they are looked at.
const text = <T,>(load: () => Promise<Of<T>>) =>
  dynamic(load, { ssr: false, loading: () => <Skeleton className="h-16 w-64 max-w-full" /> })
const acts = <T,>(load: () => Promise<Of<T>>) => dynamic(load, { ssr: false })

const approvals = () => import('#components/operator/queue-approvals.tsx')
const cases = () => import('#components/operator/queue-cases.tsx')
const late = () => import('#components/operator/queue-late.tsx')
const payments = () => import('#components/operator/queue-payments.tsx')
const payouts = () => import('#components/operator/queue-payouts.tsx')
const requests = () => import('#components/operator/queue-requests.tsx')
const cancelling = () => import('#components/operator/queue-cancel.tsx')

/** How each kind of work is drawn. */
const looks: { [K in QueueKind]: Look<ThingOf<K>> } = {
  orders: {
    title: ({ order }) => orderLabel(order),
    Text: OrderText,
    Acts: acts(() => cancelling().then((module) => module.OrderCancel)),
  },
  production: {
    title: ({ name }) => name,
    Text: text(() => requests().then((module) => module.ProductionText)),
    Acts: acts(() => requests().then((module) => module.ProductionActs)),
  },
  approvals: {
    title: ({ target }) => target.name,
    Text: text(() => approvals().then((module) => module.ApprovalText)),
    Acts: acts(() => approvals().then((module) => module.ApprovalActs)),
  },
  cases: {
    title: ({ reference, title }) => `${reference}, ${title}`,
    Text: text(() => cases().then((module) => module.CaseText)),
    Acts: acts(() => cases().then((module) => module.CaseActs)),
  },
  payments: {
    title: ({ title, number }) => `${title} (${number})`,
    Text: text(() => payments().then((module) => module.PaymentText)),
    Acts: acts(() => payments().then((module) => module.PaymentActs)),
  },
  payouts: {
    title: ({ researcher }) => researcher.name,
    Text: text(() => payouts().then((module) => module.PayoutText)),
  },
  overdue: {
    title: ({ title, number }) => `${title} (${number})`,
    Text: text(() => late().then((module) => module.OverdueText)),
    Acts: acts(() => late().then((module) => module.OverdueActs)),
  },
  researchers: {
    title: ({ name }) => name,
    Text: text(() => requests().then((module) => module.ResearcherText)),
    Acts: acts(() => requests().then((module) => module.ResearcherActs)),
  },
  endpoints: {
    title: ({ url }) => url,
    Text: text(() => late().then((module) => module.EndpointText)),
    Acts: acts(() => late().then((module) => module.EndpointActs)),
  },
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
