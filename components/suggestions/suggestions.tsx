'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { AlertDialog } from '#components/ui/dialog.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import {
  draftKey,
  emptyOrder,
  readDraft,
  writeDraft,
  type OrderValues,
  type PersonValues,
} from '#lib/browser/order-draft.ts'
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
  const { begin, question } = useFilledForm(view)
  if (!suggestions?.why || !may(placeOrder)) return question
  const { why, raisePrice, archives } = suggestions
  return (
    <Card>
      <section aria-label="Suggestions" className="flex flex-col gap-4">
        <h2 className="text-xl">{words[why].title}</h2>
        {raisePrice && (
          <div className="flex flex-col items-start gap-2">
            <p>
              Your order names a fixed price. A higher one, or letting researchers name theirs, may bring offers.
              Withdraw this order when the other is placed.
            </p>
            <Button look="secondary" onClick={() => begin()}>
              Place it with another price
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
                    onClick={() => begin(archive)}
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

/** Opens the form with the order filled in. What was being written there is given up only where that is said. */
function useFilledForm({ order }: OrderView) {
  const api = useApi()
  const router = useRouter()
  const { locale } = useReader()
  const [waiting, setWaiting] = useState<OrderValues>()
  const open = (values: OrderValues) => {
    writeDraft(draftKey(api), values)
    router.push('/orders/new')
  }
  const begin = (archive?: Archive) => {
    const values = toValues(order, locale, archive)
    if (readDraft(draftKey(api))) setWaiting(values)
    else open(values)
  }
  const question = (
    <AlertDialog
      open={waiting !== undefined}
      onOpenChange={(next) => !next && setWaiting(undefined)}
      title="Replace what you were writing?"
      description="There is an order in the form that you have not placed yet. This one would take its place."
      confirm="Replace it"
      cancel="Keep it"
      onConfirm={() => waiting && open(waiting)}
    />
  )
  return { begin, question }
}

const toPerson = (person: NonNullable<OrderView['order']['personsOfInterest']>[number]): PersonValues => {
  const { firstname = '', lastname = '', birthDate = '', deathDate = '', note = '' } = person
  return { firstname, lastname, birthDate, deathDate, note }
}

/** The order as the form holds it, for another archive where one is given. */
function toValues(order: OrderView['order'], locale: string, archive: Archive | undefined): OrderValues {
  const { repositoryName, archiveRepositoryId = '', location, countryISOA3 = '', documentType, currency } = order
  const { instructions = '', pricingMode, fixedPrice, personsOfInterest = [], externalOrderRef = '' } = order
  const price = fixedPrice === undefined ? '' : new Intl.NumberFormat(locale, { useGrouping: false }).format(fixedPrice)
  return {
    ...emptyOrder(currency),
    ...{ repositoryName, archiveRepositoryId, location, countryISOA3, documentType, instructions, pricingMode },
    ...{ fixedPrice: price, externalOrderRef, customerName: order.customerName ?? '' },
    ...(personsOfInterest.length === 0 ? {} : { personsOfInterest: personsOfInterest.map(toPerson) }),
    ...(archive && {
      repositoryName: archive.name,
      archiveRepositoryId: archive.id,
      countryISOA3: archive.countryISOA3,
    }),
  }
}
