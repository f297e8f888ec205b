import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('notFound') })

export default function NotFound() {
  return (
    <PublicFrame narrow>
      <CatalogueCard callNumber="404" title={t('notOnTheShelf')} level="h1">
        <p>{t('thereIsNoPageAt')}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/orders">{t('yourOrders')}</Link>
          </Button>
          <Button asChild look="secondary">
            <Link href="/">{t('theFirstPage')}</Link>
          </Button>
        </div>
      </CatalogueCard>
    </PublicFrame>
  )
}
