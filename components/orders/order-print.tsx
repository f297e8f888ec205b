'use client'
import { useQuery } from '@tanstack/react-query'
import { PaymentRecord } from '#components/checkout/payment-record.tsx'
import { sizeText, typeNames } from '#components/documents/describe-document.ts'
import { outcomes } from '#components/documents/outcomes.ts'
import { useTimeline } from '#components/events/use-timeline.tsx'
import { OfferPrice } from '#components/offers/offer-price.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Timeline } from '#components/ui/timeline.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { useForPaper } from '#components/ui/use-for-paper.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { documentsQuery } from '#lib/browser/documents.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isHandedOver } from '#lib/orders/state.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The parts of an order that tabs hide on the screen, for paper. */
export const OrderPrint = ({ view }: { view: OrderView }) => (useForPaper() ? <PrintedParts view={view} /> : null)

function PrintedParts({ view }: { view: OrderView }) {
  const api = useApi()
  const { locale } = useReader()
  const offers = useQuery(api.ask(listOffers, { orderId: view.id })).data
  const documents = useQuery({ ...documentsQuery(api, view), enabled: isHandedOver(view.status) }).data ?? []
  const { query, items = [] } = useTimeline(view)
  const chosen = offers?.find(({ id }) => id === view.order.selectedOfferId)
  const { outcome, report } = view.order
  return (
    <div className="mt-8 hidden flex-col gap-8 print:flex">
      {(chosen ? [chosen] : (offers ?? []).filter(({ status }) => status === 'ACTIVE')).map((offer) => (
        <section key={offer.id} className="flex break-inside-avoid flex-col gap-2">
          <h2 dir="auto" className="text-xl">
            {offer.researcherName}
          </h2>
          <OfferPrice offer={offer} size="md" />
          <p>
            {rich(t, 'promisedBy', { calendarDate: <CalendarDate value={offer.estimatedCompletionDate} weekday /> })}
          </p>
          <TypedText>{offer.message}</TypedText>
        </section>
      ))}
      {chosen && view.status !== 'awaiting_payment' && (
        <PaymentRecord order={view} offers={offers} focusFirst={false} />
      )}
      {outcome && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">{outcomes()[outcome].title}</h2>
          {report && <TypedText>{report}</TypedText>}
          <ul className="flex flex-col gap-2">
            {documents.map(({ id, name, contentType, sizeBytes, sha256 }) => (
              <li key={id} className="break-inside-avoid">
                <bdi>{name}</bdi>, {typeNames()[contentType]}, {sizeText(sizeBytes, locale)}
                <span className="block font-card text-sm break-all">{t('sha256', { sha256 })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">{t('history')}</h2>
          <Timeline label={t('whatHappenedNewestFirst')} items={items} />
          {query.hasNextPage && <p>{t('whatHappenedBefore')}</p>}
        </section>
      )}
    </div>
  )
}
