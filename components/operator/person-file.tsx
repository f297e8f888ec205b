'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/ui/link.tsx'
import { Failure } from '#components/layout/failure.tsx'
import { NotUpToDate } from '#components/layout/not-up-to-date.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { DisablePerson, EnablePerson, SignOutPerson } from '#components/operator/person-acts.tsx'
import { PersonBadge } from '#components/operator/person-badge.tsx'
import { ClientLink } from '#components/operator/queue-part.tsx'
import { researcherLabels } from '#components/operator/researcher-badge.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { CopyableId } from '#components/ui/copy-button.tsx'
import { DateTime, RelativeTime } from '#components/ui/date-time.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { Table, type Column } from '#components/ui/table.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMe } from '#lib/browser/me-provider.tsx'
import { getPerson } from '#lib/people/operations.ts'
import type { PersonFileView } from '#lib/people/schema.ts'
import { catalogue } from '#lib/words/en/operator-people.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function PersonFile({ userId }: { userId: string }) {
  const query = useQuery(useApi().ask(getPerson, { userId }))
  if (query.isPending) return <SkeletonList label={t('loadingThePerson')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  return (
    <HandledProvider>
      <NotUpToDate query={query} />
      <div className="flex flex-col gap-6">
        <Head file={query.data} />
        <Sessions file={query.data} />
        <p>
          <Link className="text-link" href={`/operator/audit?about=${userId}`}>
            {t('whatOperatorsDidToThis')}
          </Link>
        </p>
      </div>
    </HandledProvider>
  )
}

type Props = { file: PersonFileView }

function Head({ file }: Props) {
  const own = useMe().id === file.id
  return (
    <CatalogueCard
      level="h1"
      callNumber={<CopyableId id={file.id} label={t('copyThePersonsId')} />}
      title={<bdi>{file.name}</bdi>}
      aside={<PersonBadge {...file} />}
    >
      <Details items={factsOf(file)} />
      <div className="flex flex-wrap gap-2">
        {file.disabledAt ? <EnablePerson person={file} /> : !own && <DisablePerson person={file} />}
        {file.sessions.length > 0 && <SignOutPerson person={file} />}
      </div>
    </CatalogueCard>
  )
}

const factsOf = ({ email, emailVerifiedAt, createdAt, disabledAt, ...file }: PersonFileView) => [
  { label: t('eMail'), value: <span className="wrap-anywhere">{email}</span> },
  { label: t('confirmed'), value: emailVerifiedAt ? <DateTime value={emailVerifiedAt} shape="date" /> : t('notYet') },
  { label: t('since'), value: <DateTime value={createdAt} shape="date" /> },
  { label: t('disabled2'), value: disabledAt && <DateTime value={disabledAt} /> },
  {
    label: t('operator'),
    value: file.operatorRole && (
      <Link className="text-link" href="/operator/operators">
        {t(`operatorRoles.${file.operatorRole}`)}
      </Link>
    ),
  },
  {
    label: t('researcher'),
    value: file.researcher && (
      <Link className="text-link" href={`/operator/researchers/${file.researcher.id}`}>
        <bdi>{file.researcher.name}</bdi> ({researcherLabels()[file.researcher.status]})
      </Link>
    ),
  },
  {
    label: t('memberOf2'),
    value:
      file.clients.length === 0 ? undefined : (
        <ul>
          {file.clients.map((client) => (
            <li key={client.id}>
              <ClientLink {...client} />
            </li>
          ))}
        </ul>
      ),
  },
  { label: t('liveKeysTheyMade'), value: String(file.keys) },
]

const columns = (): readonly Column<PersonFileView['sessions'][number]>[] => [
  {
    key: 'device',
    header: t('device'),
    primary: true,
    cell: ({ lastSeenFrom }) => <bdi translate="no">{lastSeenFrom?.agent ?? t('unknownDevice')}</bdi>,
  },
  { key: 'network', header: t('network'), cell: ({ lastSeenFrom }) => lastSeenFrom?.network ?? t('unknownNetwork') },
  { key: 'since', header: t('signedIn'), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { key: 'seen', header: t('lastSeen'), cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} /> },
]

const Sessions = ({ file: { sessions } }: Props) => (
  <section aria-labelledby="sessions">
    <h2 id="sessions" className="mb-3 text-xl">
      {t('signedIn')}
    </h2>
    {sessions.length === 0 ? (
      <p className="text-ink-soft">{t('nowhere')}</p>
    ) : (
      <Table caption={t('whereTheyAreSignedIn')} rows={sessions} rowKey={({ id }) => id} columns={columns()} />
    )}
  </section>
)
