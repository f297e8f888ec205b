'use client'
import dynamic from 'next/dynamic'
import { Link } from '#components/ui/link.tsx'
import { useState } from 'react'
import { payPathOf } from '#components/checkout/pay-path.ts'
import { OfferCard } from '#components/offers/offer-card.tsx'
import { useChoosing } from '#components/offers/use-choosing.ts'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { useUrlChoice } from '#components/orders/use-url-choice.ts'
import { Button } from '#components/ui/button.tsx'
import { Once } from '#components/ui/once.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { useNow } from '#components/ui/locale.ts'
import { useMay } from '#lib/browser/may.ts'
import { selectOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { offerSorts, scoreOf, sortOffers, type OfferSort } from '#lib/offers/sort-offers.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/offers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const ChooseByInvoice = dynamic(
  () => import('#components/offers/choose-by-invoice.tsx').then((module) => module.ChooseByInvoice),
  { ssr: false },
)
const DeclineOffer = dynamic(
  () => import('#components/offers/decline-offer.tsx').then((module) => module.DeclineOffer),
  { ssr: false },
)

const sortOptions = () => [
  { value: 'price', label: t('priceLowestFirst') },
  { value: 'date', label: t('dateSoonestFirst') },
  { value: 'record', label: t('recordBestFirst') },
]

/** What an offer is best at among several; nothing where they are alike. */
function marksOf(offer: OfferView, all: readonly OfferView[]): string[] {
  if (all.length < 2) return []
  const alone = (by: OfferSort) => {
    const [first, second] = sortOffers(all, by)
    if (first?.id !== offer.id || !second) return false
    if (by === 'price') return first.totalAmount < second.totalAmount
    if (by === 'date') return first.estimatedCompletionDate < second.estimatedCompletionDate
    return (
      scoreOf(first.researcherRecord) > scoreOf(second.researcherRecord) && (first.researcherRecord?.delivered ?? 0) > 0
    )
  }
  const marks = [
    alone('price') && t('lowestPrice'),
    alone('date') && t('soonest'),
    alone('record') && t('bestRecord'),
  ].filter((mark) => mark !== false)
  return marks.map((mark, i) => (i === 0 ? mark.charAt(0).toUpperCase() + mark.slice(1) : mark))
}

type Props = { order: OrderView; offers: readonly OfferView[]; onGo: (tab: OrderTab, researcherId?: string) => void }

export function OpenOffers({ order, offers, onGo }: Props) {
  const now = useNow()
  const [sort, setSort] = useUrlChoice('sort', offerSorts, 'price')
  const [declining, setDeclining] = useState<OfferView>()
  const { select, asked, setAsked, agree, choose } = useChoosing(order.id, offers)
  const sorted = sortOffers(offers, sort)
  const hasRunOut = ({ expiresAt }: OfferView) => now !== undefined && Date.parse(expiresAt) <= now
  const choosable = offers.filter((offer) => !offer.awaitsConfirmation && !hasRunOut(offer))
  return (
    <section aria-label={t('offers')} className="flex flex-col gap-5">
      <OffersHead offers={offers} sort={sort} onSort={setSort} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {sorted.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            selected={offer.status === 'SELECTED'}
            marks={marksOf(offer, choosable)}
            actions={
              <OfferActions
                order={order}
                offer={offer}
                expired={hasRunOut(offer)}
                pending={select.isPending}
                mine={select.variables?.offerId === offer.id}
                onChoose={() => choose(offer)}
                onDecline={() => setDeclining(offer)}
                onGo={onGo}
              />
            }
          />
        ))}
      </ul>
      <Once when={declining !== undefined}>
        <DeclineOffer orderId={order.id} offer={declining} onClose={() => setDeclining(undefined)} />
      </Once>
      <Once when={asked !== undefined}>
        <ChooseByInvoice
          offer={asked}
          pending={select.isPending}
          onConfirm={agree}
          onClose={() => setAsked(undefined)}
        />
      </Once>
    </section>
  )
}

type HeadProps = { offers: readonly OfferView[]; sort: OfferSort; onSort: (sort: OfferSort) => void }

function OffersHead({ offers, sort, onSort }: HeadProps) {
  const chosen = offers.find(({ status }) => status === 'SELECTED')
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <p className="text-ink-soft">
        {chosen
          ? t('youHaveChosenOffer', { researcherName: chosen.researcherName })
          : t('offersThePriceIsAll', { count: offers.length })}
      </p>
      {offers.length > 1 && (
        <Field label={t('orderBy')} className="w-full sm:w-56">
          <Select
            value={sort}
            options={sortOptions()}
            onChange={({ target }) => onSort(offerSorts.find((one) => one === target.value) ?? 'price')}
          />
        </Field>
      )}
    </div>
  )
}

type ActionsProps = {
  order: OrderView
  offer: OfferView
  expired: boolean
  pending: boolean
  mine: boolean
  onChoose: () => void
  onDecline: () => void
  onGo: Props['onGo']
}

/** Once one is chosen, nobody else is offered to be asked: what is written reaches that one alone. */
function OfferActions({
  order: { id, status },
  offer,
  expired,
  pending,
  mine,
  onChoose,
  onDecline,
  onGo,
}: ActionsProps) {
  const may = useMay()
  if (!may(selectOffer)) return null
  const ask = (
    <Button
      look="quiet"
      size="sm"
      onClick={() => onGo('messages', offer.researcherId)}
      aria-label={t('askAQuestion', { researcherName: offer.researcherName })}
    >
      {t('askAQuestion2')}
    </Button>
  )
  const decline = (label: string) => (
    <Button look="quiet" size="sm" onClick={onDecline} aria-label={`${label}: ${offer.researcherName}`}>
      {label}
    </Button>
  )
  if (offer.status === 'SELECTED') {
    if (status !== 'awaiting_payment') return null
    return (
      <>
        <ToPayment orderId={id} />
        {decline(t('chooseAnother'))}
      </>
    )
  }
  if (status === 'awaiting_payment' || (status === 'open' && offer.awaitsConfirmation))
    return (
      <>
        {status === 'open' && ask}
        {decline(t('decline'))}
      </>
    )
  if (status !== 'open') return null
  if (expired) return <p className="text-sm text-ink-soft">{t('thisOfferHasRunOut')}</p>
  return (
    <>
      <Button
        className="grow"
        pending={pending}
        onClick={onChoose}
        aria-label={t('chooseOffer', { researcherName: offer.researcherName })}
      >
        {pending && mine ? t('choosing') : t('choose')}
      </Button>
      {ask}
      {decline(t('decline'))}
    </>
  )
}

const ToPayment = ({ orderId }: { orderId: string }) => (
  <Button className="grow" asChild>
    <Link href={payPathOf(orderId)}>{t('goOnToPayment')}</Link>
  </Button>
)
