'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useFilledForm } from '#components/orders/new/use-filled-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { valuesOf, type OrderValues } from '#lib/browser/order-draft.ts'
import { placeOrder } from '#lib/orders/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { getSuggestions } from '#lib/suggestions/operations.ts'
import type { SuggestionsView } from '#lib/suggestions/schema.ts'

const words = {
  no_offers: {
    title: 'No offer for three days: what you can do',
    archives: 'Other archives of the same place. The form opens with your order filled in; this one stays open.',
  },
  not_found: {
    title: 'Where to look next',
    archives:
      'Others of the same place, and those that keep records of the whole country. The form opens with your order filled in.',
  },
}

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
      <section aria-label="Suggestions" className="flex flex-col gap-4">
        <h2 className="text-xl">{words[why].title}</h2>
        {raisePrice && (
          <div className="flex flex-col items-start gap-2">
            <p>Your order names a fixed price. A higher one may bring offers.</p>
            <Button look="secondary" asChild>
              <Link href={`/orders/${view.id}/change`}>Change the price</Link>
            </Button>
          </div>
        )}
        {archives.length > 0 && (
          <div className="flex flex-col gap-2">
            <p>{words[why].archives}</p>
            <ul className="flex flex-col gap-1">
              {archives.map((archive) => (
                <li key={archive.id}>
                  <button
                    type="button"
                    className="text-link min-h-8 text-start break-words"
                    onClick={() => begin(at(archive, valuesOf(view, locale)))}
                  >
                    {archive.name}, {archive.city}
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
