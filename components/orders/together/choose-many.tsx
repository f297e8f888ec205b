'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { chooseOffer, sumsOf } from '#components/orders/together/deeds.ts'
import { Results, OrderLine, countOrders } from '#components/orders/together/results.tsx'
import { Sums } from '#components/orders/together/sums.tsx'
import { ManyDialog } from '#components/orders/together/many-dialog.tsx'
import { useMany } from '#components/orders/together/use-many.ts'
import { useOffersOf } from '#components/orders/together/use-offers-of.ts'
import { asShown } from '#components/offers/as-shown.ts'
import { NoFindPrice } from '#components/offers/no-find-price.tsx'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate } from '#components/ui/date-time.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { ApiFailure, asFailure } from '#lib/browser/failure.ts'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { getCurrency } from '#lib/money.ts'
import { selectOffer } from '#lib/offers/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { readMajor } from '#lib/typed-amount.ts'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  orders: readonly OrderView[]
  onClose: () => void
  onPay: (orders: readonly OrderView[]) => void
}
type Chosen = { order: OrderView; offer: OfferView | undefined; isUnknown: boolean }

/** Offers for many orders by a rule of thumb: shown with what each costs, then selected at just that. */
export function ChooseMany({ orders, onClose, onPay }: Props) {
  const { most, by, setMost, setBy, rule, issue } = useRule(orders)
  const offers = useOffersOf(orders)
  const { byInvoice, ...selecting } = useSelecting()
  const rows = orders.map((order): Chosen => ({
    order,
    offer: chooseOffer(offers.of(order), rule),
    isUnknown: offers.isUnknown(order),
  }))
  const chosen = rows.filter((row): row is Chosen & { offer: OfferView } => row.offer !== undefined)
  const toPay = selecting.done.flatMap((one) => ('value' in one && one.value.paymentRequired ? one.item : []))
  return (
    <ManyDialog
      title={t('chooseOffersFor', { count: countOrders(orders.length) })}
      description={byInvoice ? t('theCheapestOfferOnEachBinds') : t('theCheapestOfferOnEach')}
      many={selecting}
      onClose={onClose}
      begin={
        <Button
          pending={selecting.running || offers.loading}
          disabled={chosen.length === 0 && !offers.loading}
          onClick={() => void selecting.start(chosen)}
        >
          {byInvoice ? t('confirmOrders', { count: chosen.length }) : t('chooseOffers', { count: chosen.length })}
        </Button>
      }
      next={
        toPay.length > 0 && (
          <Button onClick={() => onPay(toPay)}>{t('payFor', { count: countOrders(toPay.length) })}</Button>
        )
      }
    >
      {selecting.total !== undefined ? (
        <Results
          done={selecting.done}
          total={selecting.total}
          running={selecting.running}
          doing={t('choosing')}
          say={({ paymentRequired }) => (paymentRequired ? t('chosenToBePaid') : t('chosenAndConfirmed'))}
        />
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('atMostForEach')} optional error={issue} hint={rule.hint}>
              <Input inputMode="decimal" value={most} onChange={(event) => setMost(event.target.value)} />
            </Field>
            <Field label={t('readyBy')} optional hint={t('theDateThatTheResearcher')}>
              <Input type="date" value={by} onChange={(event) => setBy(event.target.value)} />
            </Field>
          </div>
          {offers.loading ? (
            <ProgressBar label={t('readingTheOffers')} value={offers.read} max={orders.length} />
          ) : (
            <Preview rows={rows} chosen={chosen.map(({ offer }) => offer)} />
          )}
        </>
      )}
    </ManyDialog>
  )
}

function useRule(orders: readonly OrderView[]) {
  const [most, setMost] = useState('')
  const [by, setBy] = useState('')
  const { locale } = useReader()
  const currencies = [...new Set(orders.map(({ order }) => order.currency))]
  const currency = currencies[0] ?? 'EUR'
  const limit = most.trim() === '' ? undefined : readMajor(most, getCurrency(currency), locale)
  const wrong = most.trim() !== '' && limit === undefined
  const hint = currencies.length > 1 ? t('whatYouPayFeeIncluded') : t('whatYouPayFeeIncludedIn', { currency })
  return {
    most,
    by,
    setMost,
    setBy,
    issue: wrong ? t('writeAnAmountSuchAs') : undefined,
    // Half an amount is no rule yet: nothing keeps to it.
    rule: { most: wrong ? -1 : limit, by: by || undefined, hint },
  }
}

function useSelecting() {
  const byInvoice = usePaysByInvoice()
  const api = useApi()
  const router = useRouter()
  const offers = useRef(new Map<string, OfferView>())
  const paysOtherwise = useRef(false)
  const many = useMany(async (order: OrderView) => {
    const offer = offers.current.get(order.id)
    if (!offer) throw new ApiFailure('refused', 'No offer was chosen.')
    const params = { orderId: order.id, offerId: offer.id }
    const body = asShown(offer, byInvoice || offer.totalAmount === 0)
    return api.call(selectOffer, { params, body }).catch((error: unknown) => {
      paysOtherwise.current ||= asFailure(error).code === 'payment_not_required'
      throw error
    })
  })
  return {
    ...many,
    byInvoice,
    start: async (chosen: readonly { order: OrderView; offer: OfferView }[]) => {
      for (const { order, offer } of chosen) offers.current.set(order.id, offer)
      await many.start(chosen.map(({ order }) => order))
      // The client pays by invoice since the page was opened: asked again, it says so.
      if (paysOtherwise.current) router.refresh()
    },
  }
}

function Preview({ rows, chosen }: { rows: readonly Chosen[]; chosen: readonly OfferView[] }) {
  const unknown = rows.filter(({ isUnknown }) => isUnknown).length
  const without = rows.length - chosen.length - unknown
  // Without a payment to follow, choosing is what binds; of all that pay by invoice it is said above.
  const free = usePaysByInvoice() ? 0 : chosen.filter(({ totalAmount }) => totalAmount === 0).length
  return (
    <>
      <p role="status" className="font-medium">
        {t('offersTogether', { count: chosen.length })} <Sums sums={sumsOf(chosen)} />
        {without > 0 && t('withoutOneThatFits', { without: countOrders(without) })}
        {unknown > 0 && t('theOffersOnCouldNot', { unknown: countOrders(unknown) })}.
      </p>
      {free > 0 && <p>{t('costNothing', { count: free })}</p>}
      <ul aria-label={t('offers')} className="flex flex-col gap-2 text-sm">
        {rows.map(({ order, offer, isUnknown }) => (
          <li key={order.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span className="min-w-0">
              <OrderLine order={order} />
            </span>
            {offer ? (
              <span className="text-end">
                <Money amount={offer.totalAmount} currency={offer.currency} />
                <span className="text-ink-soft">
                  {' '}
                  (<NoFindPrice offer={offer} />) , <bdi>{offer.researcherName}</bdi>,{' '}
                  <CalendarDate value={offer.estimatedCompletionDate} />
                </span>
              </span>
            ) : (
              <span className="text-ink-soft">{isUnknown ? t('itsOffersCouldNotBe') : t('noneThatFits')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
