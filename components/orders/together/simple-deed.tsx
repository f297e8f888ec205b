'use client'
import { Results, OrderLine, countOrders } from '#components/orders/together/results.tsx'
import { ManyDialog } from '#components/orders/together/many-dialog.tsx'
import { useMany } from '#components/orders/together/use-many.ts'
import { Button } from '#components/ui/button.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { download } from '#lib/browser/download.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import { usePaysByInvoice } from '#lib/browser/me-provider.tsx'
import { downloadAll } from '#lib/documents/operations.ts'
import { acceptOrder, withdrawOrder } from '#lib/orders/operations.ts'
import { isWithoutCard } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-together.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type SimpleDeed = 'withdraw' | 'accept' | 'download'

const words = (): Record<
  SimpleDeed,
  { title: string; begin: string; doing: string; done: string; look: 'danger' | 'primary' }
> => ({
  withdraw: {
    title: t('withdraw'),
    begin: t('withdraw'),
    doing: t('withdrawing'),
    done: t('withdrawn'),
    look: 'danger',
  },
  accept: {
    title: t('acceptTheDeliveriesOf'),
    begin: t('accept'),
    doing: t('accepting'),
    done: t('accepted'),
    look: 'primary',
  },
  download: {
    title: t('downloadTheDocumentsOf'),
    begin: t('download'),
    doing: t('downloading'),
    done: t('saved'),
    look: 'primary',
  },
})

/** What it means for all of them; how a client pays may have changed since some were agreed on. */
function meaningOf(deed: SimpleDeed, orders: readonly OrderView[], byInvoice: boolean): string {
  if (deed === 'withdraw') return t('nobodyWorksOnThemAny')
  if (deed === 'download') return t('aZipForEachOrder')
  const withoutCard = orders.filter(({ order }) => isWithoutCard(order)).length
  return [
    t('theyAreCompleted'),
    withoutCard < orders.length && t('whatIsLeftOfTheirCharges'),
    (byInvoice || withoutCard > 0) && t('whereNoCardWasCharged'),
    t('lookAtTheDocumentsFirst'),
    orders.some(({ order }) => order.openCaseId !== undefined) && t('problemsThatWereReported'),
  ]
    .filter(Boolean)
    .join(' ')
}

type Props = { deed: SimpleDeed; orders: readonly OrderView[]; onClose: () => void }

/** What needs no more than a yes: said with all it concerns, done with each, told of each. */
export function SimpleDeed({ deed, orders, onClose }: Props) {
  const { title, begin, doing, done, look } = words()[deed]
  const byInvoice = usePaysByInvoice()
  const work = useWork(deed)
  // One file after the other; a browser keeps few connections for more.
  const many = useMany(work, deed === 'download' ? { atOnce: 1, changes: false } : {})
  return (
    <ManyDialog
      title={`${title} ${countOrders(orders.length)}`}
      description={meaningOf(deed, orders, byInvoice)}
      many={many}
      onClose={onClose}
      begin={
        <Button look={look} pending={many.running} onClick={() => void many.start(orders)}>
          {begin} {countOrders(orders.length)}
        </Button>
      }
    >
      {many.total === undefined ? (
        <ul aria-label={t('orders2')} className="flex max-h-72 flex-col gap-1.5 overflow-y-auto text-sm" tabIndex={-1}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <Results done={many.done} total={many.total} running={many.running} doing={doing} say={() => done} />
      )}
    </ManyDialog>
  )
}

function useWork(deed: SimpleDeed): (order: OrderView) => Promise<unknown> {
  const api = useApi()
  return ({ id: orderId, order: { number } }) => {
    const params = { orderId }
    if (deed === 'withdraw') return api.call(withdrawOrder, { params })
    if (deed === 'accept') return api.call(acceptOrder, { params })
    const file = { operation: downloadAll, params, name: `${number}.zip` }
    return download(api, file, new AbortController().signal, () => {}).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 404)
        throw new ApiFailure('refused', 'There are no documents, but a report of the search.', { status: 404 })
      throw error
    })
  }
}
