import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { findSignedIn } from '#components/layout/on-request.ts'
import { VisitorOrder } from '#components/orders/new/visitor-order.tsx'
import { getEnv } from '#lib/env.ts'

export const metadata: Metadata = { title: 'Your first order' }

export default async function OrderPage() {
  if (await findSignedIn()) redirect('/orders/new')
  return <VisitorOrder feeBps={getEnv().PLATFORM_FEE_BPS} />
}
