'use client'
import { SignedMoney } from '#components/finance/signed-money.tsx'
import { StatusBadge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Table } from '#components/ui/table.tsx'
import { accountNames, balanceNames, differenceNames } from '#lib/finance/month-words.ts'
import type { MonthCurrency } from '#lib/finance/months-schema.ts'
import { catalogue } from '#lib/words/en/operator-finance.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A currency's month: the balance at the provider, what was earned, every account, and the provider's own books. */
export function MonthCurrencyTables({ currency, balance, earned, accounts, provider, balanced }: MonthCurrency) {
  return (
    <section aria-labelledby={`in-${currency}`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`in-${currency}`} className="text-2xl">
          {currency}
        </h2>
        <StatusBadge tone={balanced ? 'accent' : 'danger'} ended={!balanced}>
          {balanced ? t('itAddsUp') : t('itDoesNotAddUp')}
        </StatusBadge>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Lines
          title={t('ourBalance')}
          currency={currency}
          lines={balanceNames().map(({ name, label, sum = false }) => ({ label, sum, minor: balance[name] }))}
        />
        <div className="flex flex-col gap-5">
          <Lines
            title={t('whatWeEarned')}
            currency={currency}
            lines={[
              { label: t('feesEarned'), minor: earned.feesMinor },
              { label: t('debtsWrittenOff'), minor: earned.writtenOffMinor },
            ]}
          />
          <Lines
            title={t('heldAgainstTheProvider')}
            currency={currency}
            lines={[
              { label: t('bookedByTheProvider'), minor: provider.bookedMinor },
              ...provider.differences.map(({ kind, amountMinor }) => ({
                label: differenceNames()[kind],
                minor: amountMinor,
              })),
              { label: t('postedByUs'), minor: provider.postedMinor, sum: true },
            ]}
          />
        </div>
      </div>
      <Accounts accounts={accounts} currency={currency} />
    </section>
  )
}

type Line = { label: string; minor: number; sum?: boolean }

const Lines = ({ title, lines, currency }: { title: string; lines: readonly Line[]; currency: string }) => (
  <section aria-label={`${title}, ${currency}`}>
    <h3 className="mb-2 text-lg">{title}</h3>
    <dl className="divide-y divide-line rounded-card border border-line bg-sheet">
      {lines.map(({ label, minor, sum = false }) => (
        <div key={label} className={classNames('flex justify-between gap-4 px-4 py-2', sum && 'font-medium')}>
          <dt>{label}</dt>
          <dd>
            <SignedMoney minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

function Accounts({ accounts, currency }: Pick<MonthCurrency, 'accounts' | 'currency'>) {
  const column = (key: 'openingMinor' | 'movementMinor' | 'closingMinor', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: MonthCurrency['accounts'][number]) => <SignedMoney minor={row[key]} currency={currency} />,
  })
  return (
    <section aria-label={t('everyAccountIn', { currency })}>
      <h3 className="mb-2 text-lg">{t('everyAccount')}</h3>
      <Table
        caption={t('everyAccountIn', { currency })}
        rows={accounts}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            header: t('account'),
            primary: true,
            cell: ({ account }) => accountNames()[account] ?? account,
          },
          column('openingMinor', t('opening')),
          column('movementMinor', t('movement')),
          column('closingMinor', t('closing')),
        ]}
      />
    </section>
  )
}
