'use client'
import Link from 'next/link'
import { FilterBar } from '#components/found/filter-bar.tsx'
import { FoundList } from '#components/found/found-list.tsx'
import { choicesOf, oneOf, useFilters } from '#components/found/use-filters.ts'
import { PersonBadge } from '#components/operator/person-badge.tsx'
import { ClientLink } from '#components/operator/queue-part.tsx'
import { Button } from '#components/ui/button.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { findPeople } from '#lib/people/operations.ts'
import type { PersonView } from '#lib/people/schema.ts'

const states = { false: 'Active', true: 'Disabled' }

export function PeopleSearch() {
  const filters = useFilters(['q', 'disabled'])
  const [{ q = '', disabled: given = '' }] = filters
  const disabled = oneOf(states, given)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">People</h1>
        <Button asChild look="secondary">
          <Link href="/operator/operators">Operators and invitations</Link>
        </Button>
      </div>
      <FilterBar
        filters={filters}
        search={{ name: 'q', label: 'Find a person', hint: 'A part of the e-mail address or the name, or an id' }}
        choices={[{ name: 'disabled', label: 'State', options: choicesOf('Any', states) }]}
      />
      <FoundList
        options={useApi().askPages(
          findPeople,
          {},
          { ...(q ? { q } : {}), ...(disabled ? { disabled } : {}), limit: 25 },
        )}
        caption="People with an account, newest first"
        noun="people"
        empty="Nobody fits."
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Person',
            primary: true,
            cell: ({ id, name, email }: PersonView) => (
              <>
                <Link className="text-link" href={`/operator/people/${id}`}>
                  {name}
                </Link>
                <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{email}</span>
              </>
            ),
          },
          { key: 'state', header: 'State', cell: (person: PersonView) => <PersonBadge {...person} /> },
          { key: 'what', header: 'Here as', cell: (person: PersonView) => <HereAs person={person} /> },
          {
            key: 'since',
            header: 'Since',
            cell: ({ createdAt }: PersonView) => <DateTime value={createdAt} shape="date" />,
          },
        ]}
      />
    </>
  )
}

const HereAs = ({ person: { clients, researcher, operatorRole } }: { person: PersonView }) => (
  <ul>
    {operatorRole && <li>Operator ({operatorRole})</li>}
    {researcher && (
      <li>
        <Link className="text-link" href={`/operator/researchers/${researcher.id}`}>
          Researcher
        </Link>{' '}
        ({researcher.status})
      </li>
    )}
    {clients.map((client) => (
      <li key={client.id}>
        Member of <ClientLink {...client} />
      </li>
    ))}
  </ul>
)
