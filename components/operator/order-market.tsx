import Link from 'next/link'
import { AttachedFiles } from '#components/attachments/lazy-attached-files.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { Money } from '#components/ui/money.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { OrderDossierView } from '#lib/operators/schema.ts'

type Props = { file: OrderDossierView }

const offerColumns: readonly Column<OrderDossierView['offers'][number]>[] = [
  {
    key: 'who',
    header: 'Researcher',
    primary: true,
    cell: ({ researcherId, researcherName }) => (
      <Link className="text-link inline-block md:min-w-36" href={`/operator/researchers/${researcherId}`}>
        {researcherName}
      </Link>
    ),
  },
  {
    key: 'status',
    header: 'State',
    cell: ({ status, awaitsConfirmation }) =>
      awaitsConfirmation ? (
        <Badge tone="caution">to be confirmed</Badge>
      ) : (
        <Badge tone={status === 'SELECTED' ? 'accent' : 'neutral'}>{status.toLowerCase()}</Badge>
      ),
  },
  {
    key: 'amount',
    header: 'Researcher gets',
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'total',
    header: 'Customer pays',
    align: 'end',
    cell: ({ totalAmount, currency }) => <Money amount={totalAmount} currency={currency} />,
  },
  {
    key: 'noFind',
    header: 'Without a find',
    align: 'end',
    cell: ({ noFindTotalAmount, currency }) => <Money amount={noFindTotalAmount} currency={currency} />,
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ estimatedCompletionDate }) => (
      <span className="whitespace-nowrap">
        <CalendarDate value={estimatedCompletionDate} />
      </span>
    ),
  },
  {
    key: 'message',
    header: 'Message',
    cell: ({ message }) => <span className="line-clamp-3">{message}</span>,
  },
]

export function OrderOffers({ file: { offers } }: Props) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-3 text-xl">
        Offers
      </h2>
      {offers.length === 0 ? (
        <p className="text-ink-soft">None yet.</p>
      ) : (
        <Table
          caption="Every offer, also those declined, retracted or expired"
          rows={offers}
          rowKey={({ id }) => id}
          columns={offerColumns}
        />
      )}
    </section>
  )
}

export function OrderMessages({ file: { id: orderId, messages } }: Props) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">Messages</h2>
      {messages.length === 0 ? (
        <p className="text-ink-soft">Nothing was written.</p>
      ) : (
        // A region that scrolls must be reachable by keyboard.
        <div className="max-h-96 overflow-y-auto" tabIndex={0} role="group" aria-label="Messages, oldest first">
          <ol className="flex flex-col gap-3">
            {messages.map(({ id, senderName, senderType, content, attachments, timestamp }) => (
              <li key={id}>
                <p className="text-sm text-ink-soft">
                  <span className="font-medium text-ink">{senderName}</span> (
                  {senderType === 'api_client' ? 'customer, by program' : senderType}), <DateTime value={timestamp} />
                </p>
                <TypedText>{content}</TypedText>
                {attachments && <AttachedFiles orderId={orderId} files={attachments} />}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}
