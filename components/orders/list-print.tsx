'use client'
import { Letterhead } from '#components/layout/letterhead.tsx'
import { statusLabels } from '#components/orders/order-status.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { useNow } from '#components/ui/locale.ts'
import { usePrinting } from '#components/ui/use-for-paper.ts'
import { describeTurn } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { rows: readonly OrderView[]; more: boolean }

/** The list as a sheet of paper: every order a line, with a head on each page. `more`: it goes on beyond what is loaded. */
export function ListPrint({ rows, more }: Props) {
  const now = useNow()
  const printing = usePrinting()
  return (
    <>
      <Letterhead />
      {printing && <Sheet rows={rows} more={more} now={now} />}
    </>
  )
}

function Sheet({ rows, more, now }: Props & { now: number | undefined }) {
  return (
    <div data-print="sheet" className="hidden text-sm print:block">
      <h1 className="text-2xl">{t('orders')}</h1>
      <p className="mb-4">{t('ordersOnPaper', { count: rows.length, more: more ? 'yes' : 'no' })}</p>
      <table className="w-full table-fixed border-collapse">
        <thead className="text-start">
          <tr className="border-b border-ink">
            {columns().map(([name, width]) => (
              <th key={name} scope="col" className={`py-1.5 pe-3 text-start font-medium ${width}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} headline={describeTurn(row, now).headline} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const columns = () =>
  [
    [t('orderNumber'), 'w-[17%]'],
    [t('order'), 'w-[31%]'],
    [t('placed'), 'w-[17%]'],
    [t('due'), 'w-[17%]'],
    [t('status'), 'w-[18%]'],
  ] as const

function Line({ row: { status, order }, headline }: { row: OrderView; headline: string }) {
  const label = statusLabels()[status]
  return (
    <tr className="break-inside-avoid border-b border-line align-top *:py-1.5 *:pe-3">
      <td className="font-card whitespace-nowrap">
        {order.number}
        {order.externalOrderRef && <span className="block whitespace-normal">{order.externalOrderRef}</span>}
      </td>
      <td>
        <bdi className="font-medium">{orderTitle(order)}</bdi>
        <span dir="auto" className="block">
          {order.repositoryName}, {order.location}
        </span>
      </td>
      <td className="whitespace-nowrap">
        <DateTime value={order.createdAt} shape="date" />
      </td>
      <td className="whitespace-nowrap">
        {order.estimatedCompletionDate && <CalendarDate value={order.estimatedCompletionDate} />}
      </td>
      <td>
        {/* Mostly more than the state's name, and sometimes just that. */}
        {!headline.startsWith(label) && <span className="block">{label}</span>}
        {headline}
      </td>
    </tr>
  )
}
