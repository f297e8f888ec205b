import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ImportPage } from '#components/orders/import/import-page.tsx'
import { findMe } from '#lib/users/find-me.ts'
import { accountCurrency } from '#lib/money.ts'

export const metadata: Metadata = { title: 'Many orders at once' }

export default async function ImportOrdersPage() {
  const me = await findMe(await headers())
  return <ImportPage ownCurrency={me?.clients[0]?.currency ?? accountCurrency} />
}
