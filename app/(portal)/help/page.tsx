import type { Metadata } from 'next'
import { HelpPage } from '#components/orders/help-page.tsx'
import { describeFee } from '#lib/payments/describe-fee.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('help') })

export default function Page() {
  return <HelpPage feePercent={describeFee().feePercent} />
}
