'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#components/found/paged-list.tsx'
import { IncidentCard } from '#components/incidents/incident-card.tsx'
import { OpenIncident } from '#components/incidents/open-incident.tsx'
import { UpdateIncident } from '#components/incidents/update-incident.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { useMay } from '#lib/browser/may.ts'
import { listIncidents, openIncident, updateIncident } from '#lib/incidents/operations.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What operators say to everybody, beside what the checks say. */
export function IncidentsPage() {
  const query = useInfiniteQuery(useApi().askPages(listIncidents, {}, { limit: 25 }))
  const may = useMay()(updateIncident)
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('incidents')}</h1>
      <p className="mb-2 max-w-prose text-ink-soft">{t('whatTheyAre')}</p>
      <p className="mb-6">
        <Link className="text-link" href="/status">
          {t('seeThePage')}
        </Link>
      </p>
      <div className="flex flex-col gap-8">
        <Allowed scope={openIncident.scope} what={t('changeThem')}>
          <OpenIncident />
        </Allowed>
        <PagedList query={query} noun={t('nounIncidents')} empty={<p className="text-ink-soft">{t('noneYet')}</p>}>
          {(incidents) => (
            <ol aria-label={t('incidents')} className="flex flex-col gap-4">
              {incidents.map((incident) => (
                <li key={incident.id}>
                  <IncidentCard incident={incident} level="h2">
                    {may && incident.state !== 'resolved' && <UpdateIncident incident={incident} />}
                  </IncidentCard>
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </div>
    </>
  )
}
