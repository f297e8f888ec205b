import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NewOrder } from '#components/orders/new/new-order.tsx'
import { getEnv } from '#lib/env.ts'
import { findMe } from '#lib/users/find-me.ts'
import { accountCurrency } from '#lib/money.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('newOrder') })

export default async function NewOrderPage() {
  const me = await findMe(await headers())
  return <NewOrder feeBps={getEnv().PLATFORM_FEE_BPS} ownCurrency={me?.clients[0]?.currency ?? accountCurrency} />
}
