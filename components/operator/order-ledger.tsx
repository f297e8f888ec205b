'use client'
import { useQuery } from '@tanstack/react-query'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { Details } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getOrderLedger } from '#lib/dossiers/operations.ts'
import type { Movement, PaymentLedger, Standing } from '#lib/dossiers/schema.ts'
import { catalogue } from '#lib/words/en/operator-order-file.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Every movement of an order's money, who has it after each, and what each side is owed by now. */
export function OrderLedger({ orderId }: { orderId: string }) {
  const query = useQuery(useApi().ask(getOrderLedger, { orderId }))
  if (query.isPending) return <SkeletonList label={t('loadingTheLedger')} rows={2} rowClassName="h-12" />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const moved = query.data.payments.filter(({ movements }) => movements.length > 0)
  if (moved.length === 0) return <p className="text-ink-soft">{t('nothingMoved')}</p>
  return (
    <div className="flex flex-col gap-8">
      {moved.map((ledger) => (
        <div key={ledger.paymentId} className="flex flex-col gap-4">
          <Now ledger={ledger} />
          {/* What scrolls must be reachable by keyboard. */}
          <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('movementsOldestFirst')}>
            <Table
              caption={t('movementsOldestFirst')}
              rows={ledger.movements}
              rowKey={({ id }) => id}
              columns={columnsOf(ledger)}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

function columnsOf({ currency, movements }: PaymentLedger): readonly Column<Movement>[] {
  const column = (key: keyof Standing, header: string): Column<Movement> => ({
    key,
    header,
    align: 'end',
    narrow: true,
    cell: ({ after }) => <MinorMoney amount={after[key]} currency={currency} />,
  })
  return [
    {
      key: 'what',
      header: t('what'),
      primary: true,
      cell: ({ kind, reason }) => (
        <>
          {t(`movement.${kind}`)}
          {reason && (
            <span dir="auto" className="block text-sm font-normal wrap-anywhere text-ink-soft">
              {reason}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'when',
      header: t('when'),
      cell: ({ at }) => (
        <span className="whitespace-nowrap">
          <DateTime value={at} />
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amountMinor }) => <MinorMoney amount={amountMinor} currency={currency} />,
    },
    column('customerMinor', t('paidByTheCustomer')),
    column('researcherMinor', t('withTheResearcher')),
    // Most orders never see one.
    ...(movements.some(({ after }) => after.bankMinor !== 0) ? [column('bankMinor', t('withTheBank'))] : []),
    column('callslipMinor', t('withCallslip')),
    column('owedMinor', t('owedToTheResearcher')),
  ]
}

/** What each side has had, and is owed. */
function Now({ ledger: { currency, now } }: { ledger: PaymentLedger }) {
  const money = (amount: number) => <MinorMoney amount={amount} currency={currency} />
  const owed = (minor: number) =>
    minor === 0
      ? t('isOwedNothing')
      : minor > 0
        ? rich(t, 'isOwed', { owed: money(minor) })
        : rich(t, 'owes', { owed: money(-minor) })
  const { customer, researcher, callslip } = now
  return (
    <Details
      items={[
        {
          label: t('theCustomer'),
          value: (
            <>
              {customer.returnedMinor === 0
                ? rich(t, 'paid', { paid: money(customer.paidMinor) })
                : rich(t, 'paidGotBack', {
                    paid: money(customer.paidMinor),
                    returned: money(customer.returnedMinor),
                  })}
              {'; '}
              {owed(customer.owedMinor)}
            </>
          ),
        },
        {
          label: t('theResearcher'),
          value: (
            <>
              {rich(t, 'has', { had: money(researcher.hadMinor) })}
              {'; '}
              {researcher.due || researcher.owedMinor <= 0
                ? owed(researcher.owedMinor)
                : rich(t, 'willGet', { owed: money(researcher.owedMinor) })}
            </>
          ),
        },
        {
          label: t('callslip'),
          value: rich(t, 'holdsOfWhichTheFee', { had: money(callslip.hadMinor), fee: money(callslip.feeMinor) }),
        },
      ]}
    />
  )
}
