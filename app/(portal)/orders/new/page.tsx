import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NewOrder } from '#components/orders/new/new-order.tsx'
import { getEnv } from '#lib/env.ts'
import { findMe } from '#lib/users/find-me.ts'
import { accountCurrency } from '#lib/money.ts'

export const metadata: Metadata = { title: 'New order' }

export default async function NewOrderPage() {
  const me = await findMe(await headers())
  return <NewOrder feeBps={getEnv().PLATFORM_FEE_BPS} ownCurrency={me?.clients[0]?.currency ?? accountCurrency} />
}
