'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardName } from '#components/checkout/card-name.ts'
import { Results, OrderLine, countOrders } from '#components/orders/together/results.tsx'
import { Sums } from '#components/orders/together/sums.tsx'
import { sumsOf } from '#components/orders/together/deeds.ts'
import { payOne } from '#components/orders/together/pay-one.ts'
import { ManyDialog } from '#components/orders/together/many-dialog.tsx'
import { useMany } from '#components/orders/together/use-many.ts'
import { useOffersOf } from '#components/orders/together/use-offers-of.ts'
import { NoFindPrice } from '#components/offers/no-find-price.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/input.tsx'
import { Money } from '#components/ui/money.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { ApiFailure } from '#lib/browser/failure.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { acceptanceDays } from '#lib/orders/state.ts'
import { listSavedCards } from '#lib/payments/operations.ts'
import type { SavedCardsView } from '#lib/payments/checkout-schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { orders: readonly OrderView[]; onClose: () => void }

/** One click, a payment of its own for each order, all with one card that is saved. */
export function PayMany({ orders, onClose }: Props) {
  const api = useApi()
  const { of, isUnknown, loading, read } = useOffersOf(orders)
  const selectedOf = (order: OrderView) => of(order).find(({ status }) => status === 'SELECTED')
  const cards = useQuery({ ...api.ask(listSavedCards), retry: 1 })
  const [picked, setPicked] = useState<string>()
  const card = cardOf(cards.data?.cards ?? [], picked)
  const payable = orders.filter((order) => selectedOf(order) !== undefined)
  const paying = useMany(
    async (order: OrderView) => {
      const offer = selectedOf(order)
      if (!offer || !card) throw new ApiFailure('refused', 'Nothing was chosen to be paid.')
      await payOne(api, order.id, offer, card.id)
      return offer
    },
    { atOnce: 2 },
  )
  const ready = !loading && cards.isSuccess && card !== undefined && payable.length > 0
  return (
    <ManyDialog
      title={t('payFor2', { count: countOrders(orders.length) })}
      description={t('eachAmountIsHeldOn', { acceptanceDays })}
      many={paying}
      onClose={onClose}
      begin={
        <Button
          pending={paying.running || loading}
          disabled={!ready && !loading}
          onClick={() => ready && void paying.start(payable)}
        >
          {t('pay')} <Sums sums={sumsOf(payable.flatMap((order) => selectedOf(order) ?? []))} />
        </Button>
      }
    >
      {paying.total !== undefined ? (
        <Results
          done={paying.done}
          total={paying.total}
          running={paying.running}
          doing={t('paying')}
          say={({ totalAmount, currency }) =>
            rich(t, 'heldNotCharged', { money: <Money amount={totalAmount} currency={currency} /> })
          }
        />
      ) : (
        <>
          <CardChoice cards={cards} chosen={card?.id} onChoose={setPicked} />
          {loading ? (
            <ProgressBar label={t('readingTheAmounts')} value={read} max={orders.length} />
          ) : (
            <Amounts orders={orders} of={selectedOf} isUnknown={isUnknown} />
          )}
        </>
      )}
    </ManyDialog>
  )
}

type Card = SavedCardsView['cards'][number]
const cardOf = (cards: readonly Card[], picked: string | undefined): Card | undefined =>
  cards.find(({ id }) => id === picked) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]

type CardChoiceProps = {
  cards: { data?: SavedCardsView | undefined; isError: boolean }
  chosen: string | undefined
  onChoose: (id: string) => void
}

function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  if (cards.isError)
    return (
      <Banner tone="danger" role="alert">
        {t('yourSavedCardsCantBe')}
      </Banner>
    )
  if (cards.data?.cards.length === 0)
    return (
      <Banner tone="caution" role="status" title={t('youHaveNoSavedCard')}>
        {t('payForOneOfThe')}
      </Banner>
    )
  return (
    <Field label={t('card')} optional="unsaid">
      <Select
        options={(cards.data?.cards ?? []).map((card) => ({ value: card.id, label: cardName(card) }))}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Field>
  )
}

type AmountsProps = {
  orders: readonly OrderView[]
  of: (order: OrderView) => OfferView | undefined
  isUnknown: (order: OrderView) => boolean
}

function Amounts({ orders, of, isUnknown }: AmountsProps) {
  return (
    <ul aria-label={t('amounts')} className="flex flex-col gap-2 text-sm">
      {orders.map((order) => {
        const offer = of(order)
        return (
          <li key={order.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <span className="min-w-0">
              <OrderLine order={order} />
            </span>
            {offer ? (
              <span>
                <Money amount={offer.totalAmount} currency={offer.currency} />
                <span className="text-ink-soft">
                  {' '}
                  (<NoFindPrice offer={offer} />
                  ), <bdi>{offer.researcherName}</bdi>
                </span>
              </span>
            ) : (
              <span className="text-ink-soft">{isUnknown(order) ? t('itsOfferCouldNotBe') : t('notToBePaidNow')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
