'use client'
import { Link } from '#components/ui/link.tsx'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { RowKeys } from '#components/found/row-keys.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { PersonBadge } from '#components/operator/person-badge.tsx'
import { ClientLink } from '#components/operator/queue-part.tsx'
import { researcherLabels } from '#components/operator/researcher-badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { findPeople } from '#lib/people/operations.ts'
import type { PersonView } from '#lib/people/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const states = () => ({ false: t('active'), true: t('disabled2') })

export function PeopleSearch() {
  const filters = useFilters(['q', 'disabled'])
  const [{ q = '', disabled: given = '' }] = filters
  const disabled = oneOf(states(), given)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('people')}</h1>
        <Button asChild look="secondary">
          <Link href="/operator/operators">{t('operatorsAndInvitations')}</Link>
        </Button>
      </div>
      <RowKeys rows="tbody > tr" />
      <FilterBar
        filters={filters}
        search={{ name: 'q', label: t('findAPerson'), hint: t('aPartOfTheE') }}
        choices={[{ name: 'disabled', label: t('state'), options: choicesOf(t('any'), states()) }]}
      />
      <FoundList
        options={useApi().askPages(
          findPeople,
          {},
          { ...(q ? { q } : {}), ...(disabled ? { disabled } : {}), limit: 25 },
        )}
        caption={t('peopleWithAnAccountNewest')}
        noun={t('people2')}
        empty={t('nobodyFits')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('person'),
            primary: true,
            cell: ({ id, name, email }: PersonView) => (
              <>
                <Link className="text-link" href={`/operator/people/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email}</span>
              </>
            ),
          },
          { key: 'state', header: t('state'), cell: (person: PersonView) => <PersonBadge {...person} /> },
          { key: 'what', header: t('hereAs'), cell: (person: PersonView) => <HereAs person={person} /> },
          {
            key: 'since',
            header: t('since'),
            cell: ({ createdAt }: PersonView) => <DateTime value={createdAt} shape="date" />,
          },
        ]}
      />
    </>
  )
}

const HereAs = ({ person: { clients, researcher, operatorRole } }: { person: PersonView }) => (
  <ul>
    {operatorRole && <li>{t('operator2', { operatorRole })}</li>}
    {researcher && (
      <li>
        <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
          {t('researcher')}
        </Link>{' '}
        ({researcherLabels()[researcher.status]})
      </li>
    )}
    {clients.map((client) => (
      <li key={client.id}>{rich(t, 'memberOf', { clientLink: <ClientLink {...client} /> })}</li>
    ))}
  </ul>
)
