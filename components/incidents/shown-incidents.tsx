import { IncidentCard } from '#components/incidents/incident-card.tsx'
import { Banner } from '#components/ui/banner.tsx'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { incidents: readonly IncidentView[] }

export const AtWork = ({ count }: { count: number }) => <Banner tone="caution">{t('atWork', { count })}</Banner>

export const LastingIncidents = ({ incidents }: Props) =>
  incidents.length > 0 && <Incidents id="now" title={t('now')} incidents={incidents} />

export const PastIncidents = ({ incidents }: Props) => (
  <>
    <Incidents id="before" title={t('before')} incidents={incidents} />
    <p>
      <a className="text-link" href="/status.atom">
        {t('asAFeed')}
      </a>
    </p>
  </>
)

const Incidents = ({ id, title, incidents }: Props & { id: string; title: string }) => (
  <section aria-labelledby={id} className="flex flex-col gap-3">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {incidents.length === 0 && <p className="text-ink-soft">{t('nothingBefore')}</p>}
    {incidents.map((incident) => (
      <IncidentCard key={incident.id} incident={incident} />
    ))}
  </section>
)
