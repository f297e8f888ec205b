import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { findSignedIn } from '#components/layout/on-request.ts'
import { VisitorOrder } from '#components/orders/new/visitor-order.tsx'
import { getEnv } from '#lib/env.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('yourFirstOrder') })

export default async function OrderPage() {
  if (await findSignedIn()) redirect('/orders/new')
  return <VisitorOrder feeBps={getEnv().PLATFORM_FEE_BPS} />
}
