'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { DocumentDownload, StatementTable } from '#components/billing/document-download.tsx'
import { monthText } from '#components/billing/month-text.ts'
import { MinorMoney } from '#components/checkout/minor-money.tsx'
import { PagedList } from '#components/found/paged-list.tsx'
import { useReader } from '#components/ui/locale.ts'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { getResearchStatementCsv, getStatementPdf, listStatements } from '#lib/billing/operations.ts'
import { catalogue } from '#lib/words/en/billing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A researcher's monthly statements. */
export function Statements() {
  const { locale } = useReader()
  return (
    <section aria-label={t('statements')}>
      <h2 className="mb-3 text-2xl">{t('statements')}</h2>
      <PagedList
        query={useInfiniteQuery(useApi().askPages(listStatements, {}, { limit: 12 }))}
        noun={t('statements2')}
        skeleton={<SkeletonList label={t('loadingStatements')} rows={2} rowClassName="h-14" />}
        empty={<p className="text-ink-soft">{t('afterEachMonthInWhich')}</p>}
      >
        {(rows) => (
          <Table
            caption={t('monthlyStatements')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'month',
                header: t('month'),
                primary: true,
                cell: ({ month, issuedAt }) => monthText(month ?? issuedAt.slice(0, 7), locale),
              },
              { key: 'number', header: t('number'), cell: ({ number }) => number },
              {
                key: 'total',
                header: t('total'),
                align: 'end',
                cell: ({ totalMinor, currency }) => <MinorMoney amount={totalMinor} currency={currency} />,
              },
              {
                key: 'pdf',
                header: t('file'),
                align: 'end',
                cell: (row) => (
                  <span className="flex flex-wrap justify-end gap-1">
                    <DocumentDownload document={row} operation={getStatementPdf} />
                    <StatementTable document={row} operation={getResearchStatementCsv} />
                  </span>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </section>
  )
}
