'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { useFilledForm } from '#components/orders/new/use-filled-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { valuesOf } from '#lib/browser/order-values.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { getSuggestions } from '#lib/suggestions/operations.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'
import { catalogue } from '#lib/words/en/suggestions.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const words = () => ({
  no_offers: {
    title: t('noOfferForThreeDays'),
    archives: t('otherArchivesOfTheSame'),
  },
  not_found: {
    title: t('whereToLookNext'),
    archives: t('othersOfTheSamePlace'),
  },
})

/** What else could be tried; nothing is drawn where there is nothing to suggest. */
export function Suggestions({ view }: { view: OrderView }) {
  const suggestions = useQuery(useApi().ask(getSuggestions, { orderId: view.id })).data
  const may = useMay()
  const { locale } = useReader()
  const { begin, question } = useFilledForm(view.order.number)
  if (!suggestions?.why || !may(placeOrder)) return question
  const { why, raisePrice, archives } = suggestions
  return (
    <Card>
      <section aria-label={t('suggestions')} className="flex flex-col gap-4">
        <h2 className="text-xl">{words()[why].title}</h2>
        {raisePrice && (
          <div className="flex flex-col items-start gap-2">
            <p>{t('yourOrderNamesAFixed')}</p>
            <Button look="secondary" asChild>
              <Link href={`/orders/${view.id}/change`}>{t('changeThePrice')}</Link>
            </Button>
          </div>
        )}
        {archives.length > 0 && (
          <div className="flex flex-col gap-2">
            <p>{words()[why].archives}</p>
            <ul className="flex flex-col gap-1">
              {archives.map((archive) => (
                <li key={archive.id}>
                  <button
                    type="button"
                    className="text-link min-h-8 text-start break-words"
                    onClick={() => begin(at(archive, valuesOf(view, locale)))}
                  >
                    <bdi>{archive.name}</bdi>, <bdi>{archive.city}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {question}
      </section>
    </Card>
  )
}

type Archive = SuggestionsView['archives'][number]

/** The order as the form holds it, for another archive. */
const at = (archive: Archive, values: OrderValues): OrderValues => ({
  ...values,
  repositoryName: archive.name,
  archiveRepositoryId: archive.id,
  countryISOA3: archive.countryISOA3,
})
