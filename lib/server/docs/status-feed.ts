import type { IncidentView } from '#lib/incidents/schema.ts'
import { atomFeed, escaped } from '#lib/server/docs/atom-feed.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const htmlOf = ({ component, updates }: IncidentView) =>
  [
    `<p>${escaped(t(`components.${component}`))}</p>`,
    ...updates.map(
      ({ state, at, text }) =>
        `<p><strong>${escaped(t(`states.${state}`))}</strong>, <time datetime="${at}">${at}</time>: ${escaped(text)}</p>`,
    ),
  ].join('\n')

const lastSaid = ({ startedAt, updates: [newest] }: IncidentView) => newest?.at ?? startedAt

/** What operators have told everybody, for whoever would rather be told than look. */
export function statusFeed(incidents: readonly IncidentView[], portal: string): string {
  const page = `${portal.replace(/\/$/, '')}/status`
  return atomFeed({
    page,
    title: t('feed'),
    subtitle: t('feedSays'),
    updated: incidents.map(lastSaid).toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: incidents.map((incident) => ({
      address: `${page}#${incident.id}`,
      title: incident.title,
      updated: lastSaid(incident),
      html: htmlOf(incident),
    })),
  })
}
