'use client'
import dynamic from 'next/dynamic'
import { Skeleton, SkeletonList } from '#components/ui/skeleton.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// One part is looked at, so one is fetched. The offers are drawn by the server too, which knows them; the others ask first.
const loading = () => <SkeletonList label={t('loading')} rows={2} rowClassName="h-40" />

export const OffersSection = dynamic(
  () => import('#components/offers/offers-section.tsx').then((module) => module.OffersSection),
  { loading },
)
export const PaymentSection = dynamic(
  () => import('#components/checkout/payment-section.tsx').then((module) => module.PaymentSection),
  { loading, ssr: false },
)
export const MessagesSection = dynamic(
  () => import('#components/messages/messages-section.tsx').then((module) => module.MessagesSection),
  { loading, ssr: false },
)
export const DocumentsSection = dynamic(
  () => import('#components/documents/documents-section.tsx').then((module) => module.DocumentsSection),
  { loading, ssr: false },
)
export const History = dynamic(() => import('#components/events/history.tsx').then((module) => module.History), {
  loading,
  ssr: false,
})
export const NotesSection = dynamic(
  () => import('#components/orders/filing/notes-section.tsx').then((module) => module.NotesSection),
  { loading, ssr: false },
)
export const OrderAgain = dynamic(
  whenIdle(() => import('#components/orders/order-again.tsx').then((module) => module.OrderAgain)),
  { ssr: false, loading: () => <Skeleton className="h-9 w-32" /> },
)
export const OrderPrint = dynamic(
  whenIdle(() => import('#components/orders/order-print.tsx').then((module) => module.OrderPrint)),
  { ssr: false },
)
export const Letterhead = dynamic(
  whenIdle(() => import('#components/layout/letterhead.tsx').then((module) => module.Letterhead)),
  { ssr: false },
)
export const OrderCases = dynamic(
  whenIdle(() => import('#components/cases/order-cases.tsx').then((module) => module.OrderCases)),
  { ssr: false },
)
export const OrderReviews = dynamic(
  whenIdle(() => import('#components/reviews/order-reviews.tsx').then((module) => module.OrderReviews)),
  { ssr: false },
)
