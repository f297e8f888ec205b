'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { ActRow } from '#components/sandbox/act-row.tsx'
import type { Done } from '#components/sandbox/done.ts'
import { Money } from '#components/ui/money.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { asFailure } from '#lib/browser/failure.ts'
import { payWithTestCard } from '#lib/browser/sandbox.ts'
import { listOffers, selectOffer } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import type { ConfirmPaymentInput } from '#lib/sandbox/schema.ts'

const cards: readonly { card: ConfirmPaymentInput['card']; label: string; what: string; unhappy?: true }[] = [
  {
    card: 'ok',
    label: 'Pay: the card works',
    what: 'The amount is held. Your program would finalize now; the provider’s own word does it within seconds.',
  },
  {
    card: 'declined',
    label: 'Pay: it is declined',
    what: 'Nothing is held; the same payment may be tried again.',
    unhappy: true,
  },
  {
    card: 'requires_action',
    label: 'Pay: the bank asks',
    what: '3-D Secure: the customer has to confirm with the bank first.',
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
        Your side
      </h3>
      {status === 'open' ? (
        <Choose orderId={id} latest={latest} onDone={onDone} />
      ) : status === 'awaiting_payment' && view.order.selectedOfferId ? (
        <Pay orderId={id} offerId={view.order.selectedOfferId} latest={latest} onDone={onDone} />
      ) : (
        <p className="text-ink-soft">
          {status === 'delivered' ? 'Accept the delivery or ask for changes' : 'Look at it'} on{' '}
          <Link className="text-link" href={`/orders/${id}`}>
            the order’s page
          </Link>
          .
        </p>
      )}
    </section>
  )
}

function Choose({ orderId, latest: before, onDone }: { orderId: string } & Omit<Props, 'view'>) {
  const api = useApi()
  const offers = (useQuery(api.ask(listOffers, { orderId })).data ?? []).filter(
    ({ status, awaitsConfirmation }) => status === 'ACTIVE' && !awaitsConfirmation,
  )
  const select = useMutation(api.send(selectOffer, { orderId }))
  const newest = offers.at(-1)
  if (!newest) return <p className="text-ink-soft">Nothing to do before an offer is there.</p>
  const label = 'Choose the newest offer'
  const act = () => {
    select.mutate(
      { offerId: newest.id, expectedAmount: newest.amount },
      {
        onSuccess: ({ paymentRequired }) =>
          onDone({
            label,
            before,
            result: paymentRequired ? 'It waits for payment now.' : 'Nothing is to be paid: it is confirmed.',
          }),
        onError: (error) => onDone({ label, before, result: asFailure(error).message, failed: true }),
      },
    )
  }
  return (
    <ul>
      <ActRow
        label={label}
        what={
          <>
            {newest.researcherName}, <Money amount={newest.totalAmount} currency={newest.currency} /> all in
            {offers.length > 1 && (
              <>
                ; or compare all {offers.length} on{' '}
                <Link className="text-link" href={`/orders/${orderId}`}>
                  the order’s page
                </Link>
              </>
            )}
            .
          </>
        }
        pending={select.isPending}
        blocked={select.isPending}
        onAct={act}
      />
    </ul>
  )
}

const results: Record<string, string> = {
  requires_capture: 'The amount is held.',
  succeeded: 'The amount is paid.',
  requires_payment_method: 'The card was declined.',
  requires_action: 'The bank asks the customer to confirm first.',
  processing: 'The bank is still thinking.',
}

function Pay({ orderId, offerId, latest: before, onDone }: { orderId: string; offerId: string } & Omit<Props, 'view'>) {
  const pay = useMutation(payWithTestCard(useApi(), orderId))
  const act = ({ card, label }: (typeof cards)[number]) => {
    pay.mutate(
      { offerId, card },
      {
        onSuccess: ({ status }) =>
          onDone({ label, before, result: `${results[status] ?? ''} The provider says: ${status}.`.trim() }),
        onError: (error) => onDone({ label, before, result: asFailure(error).message, failed: true }),
      },
    )
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {cards.map((choice) => (
        <ActRow
          key={choice.card}
          {...choice}
          unhappy={choice.unhappy ?? false}
          pending={pay.isPending && pay.variables.card === choice.card}
          blocked={pay.isPending}
          onAct={() => act(choice)}
        />
      ))}
    </ul>
  )
}
