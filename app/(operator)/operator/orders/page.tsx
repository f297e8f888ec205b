import type { Metadata } from 'next'
import { OrderSearch } from '#components/operator/order-search.tsx'

export const metadata: Metadata = { title: 'Orders' }

export default function Page() {
  return <OrderSearch />
}
