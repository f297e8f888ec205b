'use client'
import { ExplainButton } from '#components/finance/explain-button.tsx'
import { secondOf } from '#components/finance/second-of.ts'
import { SignedMoney } from '#components/finance/signed-money.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { WriteOffButton } from '#components/operator/write-off.tsx'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { useReader } from '#components/ui/locale.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { setOffDebt, tryRefundAgain, tryTransferAgain } from '#lib/finance/operations.ts'
import type { FinanceDeed, FinanceRow } from '#lib/finance/schema.ts'
import { toSigned } from '#lib/finance/to-signed.ts'
import { moneyText } from '#lib/money-text.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { row: FinanceRow }

/** What can be done about a row, where it stands. */
export const RowDeeds = ({ row }: Props) =>
  row.deeds.length === 0 ? (
    '–'
  ) : (
    <span data-deeds className="flex flex-wrap justify-end gap-2 whitespace-nowrap">
      {row.deeds.map((deed) => (
        <Deed key={deed} deed={deed} row={row} />
      ))}
    </span>
  )

const ofOrder = ({ order, id }: FinanceRow) => order?.number ?? id
/** As `SignedMoney` writes it, for a sentence. */
function useMoneyOf() {
  const { locale } = useReader()
  return (minor: number, currency: string) => {
    const { amount } = toSigned(Math.abs(minor), currency)
    return amount === undefined ? `${Math.abs(minor)} ${currency}` : moneyText(amount, currency, locale)
  }
}

function Deed({ deed, row }: Props & { deed: FinanceDeed }) {
  switch (deed) {
    case 'retry_refund':
      return <RetryRefund row={row} />
    case 'retry_transfer':
      return <RetryTransfer row={row} />
    case 'set_off':
      return <SetOff row={row} />
    case 'write_off':
      return row.order ? (
        <WriteOffButton orderId={row.order.id} debtMinor={row.amountMinor} currency={row.currency} />
      ) : null
    case 'answer':
      return (
        <Button asChild look="secondary" size="sm">
          <Link href={`/operator/disputes/${row.id}`}>{t('toItsEvidence')}</Link>
        </Button>
      )
    case 'explain':
      return <ExplainButton row={row} />
  }
}

function RetryRefund({ row }: Props) {
  const second = secondOf(row)
  const moneyOf = useMoneyOf()
  return (
    <ActButton
      options={useApi().send(tryRefundAgain, { refundId: row.id })}
      input={undefined}
      done={(tried) => ({ text: t('aRefundOfIsTried', { amount: moneyOf(tried.amountMinor, tried.currency) }) })}
      {...(second ? { second } : {})}
      aria-label={t('tryTheRefundAgain', { number: ofOrder(row) })}
    >
      {t('tryAgain')}
    </ActButton>
  )
}

function RetryTransfer({ row }: Props) {
  const moneyOf = useMoneyOf()
  return (
    <ActButton
      options={useApi().send(tryTransferAgain, { movementId: row.id })}
      input={undefined}
      done={({ amountMinor, currency }) => ({
        text: t('aTransferOfIsTried', { amount: moneyOf(amountMinor, currency) }),
      })}
      aria-label={t('tryTheTransferAgain', { number: ofOrder(row) })}
    >
      {t('tryAgain')}
    </ActButton>
  )
}

function SetOff({ row }: Props) {
  const moneyOf = useMoneyOf()
  return (
    <ActButton
      options={useApi().send(setOffDebt, { paymentId: row.id })}
      input={undefined}
      done={({ debtMinor, owedMinor, currency }) => ({
        text: t('setOffAgainst', { debt: moneyOf(debtMinor, currency), owed: moneyOf(owedMinor, currency) }),
      })}
      aria-label={t('setTheDebtOff', { number: ofOrder(row) })}
    >
      {t('setOff')}
    </ActButton>
  )
}

/** An amount with what of it went back, where anything did. */
export const RowAmount = ({ row: { amountMinor, currency, net } }: Props) => (
  <>
    <SignedMoney minor={amountMinor} currency={currency} />
    {net && net.keptMinor !== amountMinor && (
      <span className="block text-sm text-ink-soft">
        {t('left')} <SignedMoney minor={net.keptMinor} currency={currency} />
      </span>
    )}
  </>
)
