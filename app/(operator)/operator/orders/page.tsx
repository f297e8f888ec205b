import type { Metadata } from 'next'
import { OrderSearch } from '#components/operator/order-search.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('orders') })

export default function Page() {
  return <OrderSearch />
}
