import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ImportPage } from '#components/orders/import/import-page.tsx'
import { findMe } from '#lib/users/find-me.ts'
import { accountCurrency } from '#lib/money.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('manyOrdersAtOnce') })

export default async function ImportOrdersPage() {
  const me = await findMe(await headers())
  return <ImportPage ownCurrency={me?.clients[0]?.currency ?? accountCurrency} />
}
