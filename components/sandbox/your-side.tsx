'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { ActRow } from '#components/sandbox/act-row.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { payWithTestCard } from '#lib/browser/sandbox.ts'
import { listOffers, selectOffer } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { ConfirmPaymentInput } from '#lib/sandbox/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/sandbox.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const cards = (): readonly { card: ConfirmPaymentInput['card']; label: string; what: string; unhappy?: true }[] => [
  {
    card: 'ok',
    label: t('payTheCardWorks'),
    what: t('theAmountIsHeldYour'),
  },
  {
    card: 'declined',
    label: t('payItIsDeclined'),
    what: t('nothingIsHeldTheSame'),
    unhappy: true,
  },
  {
    card: 'requires_action',
    label: t('payTheBankAsks'),
    what: t('n3DSecureTheCustomer'),
    unhappy: true,
  },
  {
    card: 'disputed',
    label: t('payItIsDisputed'),
    what: t('theAmountIsHeldAndDisputed'),
    unhappy: true,
  },
  {
    card: 'refund_fails',
    label: t('payNoRefundReachesIt'),
    what: t('theAmountIsHeldAndARefundFails'),
    unhappy: true,
  },
]

type Props = { view: OrderView; latest: number; onDone: (done: Done) => void }

/** What your program does at this point, done by hand. */
export function YourSide({ view, latest, onDone }: Props) {
  const { id, status } = view
  return (
    <section aria-labelledby="yours">
      <h3 id="yours" className="mb-1 text-lg">
        {t('yourSide')}
      </h3>
      {status === 'open' ? (
        <Choose orderId={id} latest={latest} onDone={onDone} />
      ) : status === 'awaiting_payment' && view.order.selectedOfferId ? (
        <Pay orderId={id} offerId={view.order.selectedOfferId} latest={latest} onDone={onDone} />
      ) : (
        <p className="text-ink-soft">
          {rich(t, 'onTheOrdersPage', {
            act: status === 'delivered' ? t('acceptTheDeliveryOrAsk') : t('lookAtIt'),
            link: (text) => (
              <Link className="text-link" href={`/orders/${id}`}>
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </section>
  )
}

function Choose({ orderId, latest: before, onDone }: { orderId: string } & Omit<Props, 'view'>) {
  const api = useApi()
  const query = useQuery(api.ask(listOffers, { orderId }))
  const select = useMutation(api.send(selectOffer, { orderId }))
  if (query.isPending) return <Skeleton className="h-12" />
  if (query.data === undefined)
    return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const offers = query.data.filter(({ status, awaitsConfirmation }) => status === 'ACTIVE' && !awaitsConfirmation)
  const newest = offers.at(-1)
  if (!newest) return <p className="text-ink-soft">{t('nothingToDoBeforeAn')}</p>
  const label = t('chooseTheNewestOffer')
  // Not mutate's own callbacks: those are dropped when this goes away with the act, as a payment does.
  const act = () =>
    select.mutateAsync({ offerId: newest.id, expectedAmount: newest.amount }).then(
      ({ paymentRequired }) =>
        onDone({ label, before, result: paymentRequired ? t('itWaitsForPaymentNow') : t('nothingIsToBePaid') }),
      (error: unknown) => onDone({ label, before, result: asFailure(error).message, failed: true }),
    )
  return (
    <ul>
      <ActRow
        label={label}
        what={
          <>
            {rich(t, 'allIn', {
              researcherName: newest.researcherName,
              money: <Money amount={newest.totalAmount} currency={newest.currency} />,
            })}
            {offers.length > 1 &&
              rich(t, 'orCompareAllOnThe', {
                count: offers.length,
                link: (text) => (
                  <Link className="text-link" href={`/orders/${orderId}`}>
                    {text}
                  </Link>
                ),
              })}
            .
          </>
        }
        pending={select.isPending}
        blocked={select.isPending}
        onAct={() => void act()}
      />
    </ul>
  )
}

const results = (): Record<string, string> => ({
  requires_capture: t('theAmountIsHeld'),
  succeeded: t('theAmountIsPaid'),
  requires_payment_method: t('theCardWasDeclined'),
  requires_action: t('theBankAsksTheCustomer'),
  processing: t('theBankIsStillThinking'),
})

function Pay({ orderId, offerId, latest: before, onDone }: { orderId: string; offerId: string } & Omit<Props, 'view'>) {
  const pay = useMutation(payWithTestCard(useApi(), orderId))
  // As above.
  const act = ({ card, label }: ReturnType<typeof cards>[number]) =>
    pay.mutateAsync({ offerId, card }).then(
      ({ status }) =>
        onDone({ label, before, result: t('theProviderSays', { results: results()[status] ?? '', status }).trim() }),
      (error: unknown) => onDone({ label, before, result: asFailure(error).message, failed: true }),
    )
  return (
    <ul className="flex flex-col divide-y divide-line">
      {cards().map((choice) => (
        <ActRow
          key={choice.card}
          {...choice}
          unhappy={choice.unhappy ?? false}
          pending={pay.isPending && pay.variables.card === choice.card}
          blocked={pay.isPending}
          onAct={() => void act(choice)}
        />
      ))}
    </ul>
  )
}
