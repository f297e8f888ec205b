'use client'
import { countryName } from '#components/orders/country-names.ts'
import { tookText } from '#components/operator/hours-text.ts'
import { Link } from '#components/ui/link.tsx'
import { useReader } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { rich } from '#components/ui/rich.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import type { BreakdownMoney, BreakdownRow, BreakdownView } from '#lib/figures/breakdown-schema.ts'
import { dayBefore, daysAfter, isOverTime, nextMonth } from '#lib/figures/days.ts'
import { dateFormat, numberFormat } from '#lib/formats.ts'
import { catalogue } from '#lib/words/en/operator-figures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: BreakdownView; caption: string; header: string }
/** The row of all of them has no key. */
type Row = Omit<BreakdownRow, 'key'> & { key: string | undefined }

/** A row for each week, country and so on, and first one for all of them. */
export function BreakdownTable({ view, caption, header }: Props) {
  const { locale } = useReader()
  const nameOf = useNameOf(view)
  const columns = columnsOf({ view, header, nameOf, locale })
  const rows: Row[] = [{ ...view.total, key: undefined }, ...view.rows]
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ key }) => key ?? ''}
        // Times of a country or a client aren't kept; a column without a value says nothing.
        columns={isOverTime(view.by) ? columns : columns.filter(({ key }) => key !== 'first' && key !== 'delivery')}
      />
    </div>
  )
}

type Shown = { view: BreakdownView; header: string; nameOf: (row: Row) => string; locale: string }

function columnsOf({ view, header, nameOf, locale }: Shown): Column<Row>[] {
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const count = (key: 'offered' | 'paid' | 'delivered', label: string): Column<Row> => ({
    key,
    header: label,
    align: 'end',
    cell: (row) => (
      <>
        {numberFormat(locale).format(row[key])}
        <span className="block text-sm text-ink-soft">
          {percent.format(row.placed === 0 ? 0 : row[key] / row.placed)}
        </span>
      </>
    ),
  })
  return [
    {
      key: 'what',
      header,
      primary: true,
      cell: (row) => (
        <Link className="text-link" href={ordersOf(view, row.key)}>
          <bdi>{row.key === undefined ? t('all') : nameOf(row)}</bdi>
        </Link>
      ),
    },
    { key: 'placed', header: t('placed'), align: 'end', cell: ({ placed }) => numberFormat(locale).format(placed) },
    count('offered', t('offered')),
    count('paid', t('paid')),
    count('delivered', t('delivered')),
    {
      key: 'found',
      header: t('found'),
      align: 'end',
      cell: ({ found, partial }) => (partial === 0 ? found : t('foundInPart', { found, partial })),
    },
    { key: 'first', header: t('firstOffer'), cell: ({ firstOfferHours }) => <Took span={firstOfferHours} /> },
    { key: 'delivery', header: t('delivery'), cell: ({ deliveryHours }) => <Took span={deliveryHours} /> },
    {
      key: 'money',
      header: t('money'),
      cell: ({ money }) =>
        money.length === 0 ? '–' : money.map((one) => <OneMoney key={one.currency} money={one} percent={percent} />),
    },
  ]
}

const Took = ({ span }: { span: BreakdownRow['firstOfferHours'] }) =>
  span ? t('halfAndNineInTen', { p50: tookText(span.p50), p90: tookText(span.p90) }) : '–'

function OneMoney({ money, percent }: { money: BreakdownMoney; percent: Intl.NumberFormat }) {
  const { currency, charged, amount, fee, refundRate, disputeRate } = money
  const say = (value: number) => <Money amount={value} currency={currency} />
  return (
    <span className="block">
      {rich(t, 'charged', { charged: say(charged) })}
      <span className="block text-sm text-ink-soft">
        {rich(t, 'left', { amount: say(amount), fee: say(fee) })}
        {refundRate !== undefined && refundRate > 0 && <>; {t('wentBack', { rate: percent.format(refundRate) })}</>}
        {disputeRate !== undefined && disputeRate > 0 && <>; {t('asked', { rate: percent.format(disputeRate) })}</>}
      </span>
    </span>
  )
}

function useNameOf({ by }: BreakdownView) {
  const { locale } = useReader()
  const week = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ key = '', name }: Row) => {
    if (by === 'week') return week.format(new Date(`${key}T00:00:00Z`))
    if (by === 'month') return month.format(new Date(`${key}T00:00:00Z`))
    return by === 'country' ? countryName(key, locale) : (name ?? key)
  }
}

/** What the list of orders calls what a row is about. */
const filters = { country: 'country', archive: 'archiveId', client: 'clientId', researcher: 'chosenId' } as const

/** The list of the orders that a row counts. */
function ordersOf({ by, from, to }: BreakdownView, key: string | undefined): string {
  const asked = { from, to }
  if (key !== undefined && isOverTime(by)) {
    const last = dayBefore(by === 'week' ? daysAfter(key, 7) : nextMonth(key))
    if (key > from) asked.from = key
    if (last < to) asked.to = last
  }
  const narrowed = key === undefined || isOverTime(by) ? {} : { [filters[by]]: key }
  return `/operator/orders?${new URLSearchParams({ ...asked, ...narrowed })}`
}
