import type { Metadata } from 'next'
import { PlainWordmark } from '#components/layout/wordmark.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { catalogue } from '#lib/words/en/pages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({ title: t('notFound') })

/** It stands in every page's first load, so it leans on nothing: links of a whole page load do. */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-lg grow flex-col gap-10 px-4 py-6 outline-none">
      <PlainWordmark href="/" />
      <CatalogueCard callNumber="404" title={t('notOnTheShelf')} level="h1">
        <p>{t('thereIsNoPageAt')}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <a href="/orders">{t('yourOrders')}</a>
          </Button>
          <Button asChild look="secondary">
            <a href="/">{t('theFirstPage')}</a>
          </Button>
        </div>
      </CatalogueCard>
    </main>
  )
}
