'use client'
import { Link } from '#components/ui/link.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { inNameOrder, ListTitle, nameOrders, newestFirst } from '#components/operator/list-title.tsx'
import { PersonalAccounts } from '#components/operator/personal-accounts.tsx'
import { ProductionBadge, productionLabels } from '#components/operator/production-badge.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { Badge } from '#components/ui/badge.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { listClients } from '#lib/clients/operations.ts'
import type { ClientView, FindClientsQuery } from '#lib/clients/schema.ts'
import { exportClients } from '#lib/operators/operations.ts'
import { catalogue } from '#lib/words/en/operator-clients.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => choicesOf(t('any'), productionLabels())

const columns = (): Column<ClientView>[] => [
  {
    key: 'name',
    header: t('client'),
    primary: true,
    cell: ({ id, name }) => (
      <Link className="text-link" href={`/operator/clients/${id}`}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    key: 'status',
    header: t('state'),
    cell: ({ status }) => <Badge tone={status === 'active' ? 'accent' : 'danger'}>{t(`status.${status}`)}</Badge>,
  },
  {
    key: 'production',
    header: t('production'),
    cell: ({ productionState: state, byHand }) => (
      <span className="inline-flex flex-wrap gap-1">
        <ProductionBadge state={state} />
        {byHand && <Badge tone="accent">{t('byHand')}</Badge>}
      </span>
    ),
  },
  { key: 'billing', header: t('paysBy'), cell: ({ billing, currency }) => t(`billing.${billing}`, { currency }) },
  {
    key: 'since',
    header: t('since'),
    cell: ({ createdAt }) => <DateTime value={createdAt} shape="date" />,
  },
]

const kinds = () => ({ personal: t('lookingForDocuments'), integration: t('connectingASystem') })

export function ClientSearch() {
  const filters = useFilters(['q', 'production', 'kind', 'sort'])
  const [{ q = '', production = '', kind: given = '', sort = '' }] = filters
  const productionState = oneOf(productionLabels(), production)
  const kind = oneOf(kinds(), given)
  const query: FindClientsQuery = {
    ...(q ? { q } : {}),
    ...(productionState ? { productionState } : {}),
    ...(kind ? { kind } : {}),
  }
  return (
    <>
      <ListTitle title={t('clients')} file="clients" operation={exportClients} params={{}} query={query} />
      <HandledProvider>
        <PersonalAccounts />
      </HandledProvider>
      <RowKeys rows="tbody > tr" />
      <FilterBar
        filters={filters}
        search={{
          name: 'q',
          label: t('findAClient'),
          hint: t('aPartOfItsName'),
        }}
        choices={[
          { name: 'production', label: t('production'), options: states() },
          { name: 'kind', label: t('madeFor'), options: choicesOf(t('any'), kinds()) },
          { name: 'sort', label: t('order'), options: choicesOf(newestFirst(), nameOrders()) },
        ]}
      />
      <FoundList
        options={useApi().askPages(listClients, {}, { ...query, ...inNameOrder(oneOf(nameOrders(), sort)), limit: 25 })}
        caption={t('apiClients')}
        noun={t('clients2')}
        empty={t('nobodyFits')}
        rowKey={({ id }) => id}
        columns={columns()}
      />
    </>
  )
}
