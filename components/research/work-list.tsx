'use client'
import { Link } from '#components/ui/link.tsx'
import { OrderCards } from '#components/research/order-cards.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { catalogue } from '#lib/words/en/research-board.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function WorkList() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('myWork')}</h1>
      <OrderCards
        label={t('ordersWithAnOfferOf')}
        filters={{ mine: 'true' }}
        empty={
          <EmptyState
            title={t('noOffersYet')}
            action={
              <Button asChild>
                <Link href="/research">{t('toTheJobBoard')}</Link>
              </Button>
            }
          >
            {t('ordersThatYouMakeAn')}
          </EmptyState>
        }
      />
    </>
  )
}
