import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { IncidentView } from '#lib/incidents/schema.ts'
import type { IncidentState } from '#lib/incidents/state.ts'
import { catalogue } from '#lib/words/en/incidents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const tones: Record<IncidentState, Tone> = {
  investigating: 'danger',
  identified: 'caution',
  monitoring: 'info',
  resolved: 'neutral',
}

type Props = { incident: IncidentView; level?: 'h2' | 'h3'; children?: ReactNode }

/** What was the matter and what was said of it, the newest first: the same for everybody and for operators. */
export const IncidentCard = ({ incident, level: Heading = 'h3', children }: Props) => (
  <Card className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Heading id={incident.id} dir="auto" className="text-lg wrap-anywhere">
        {incident.title}
      </Heading>
      <StatusBadge tone={tones[incident.state]} ended={incident.state === 'resolved'}>
        {t(`states.${incident.state}`)}
      </StatusBadge>
    </div>
    <p className="text-sm text-ink-soft">
      <When incident={incident} />
    </p>
    <ol className="flex flex-col gap-3">
      {incident.updates.map(({ id, state, text, at }) => (
        <li key={id} className="border-s-2 border-line ps-3">
          <p className="text-sm text-ink-soft">
            {rich(t, 'saidAt', { state: t(`states.${state}`), time: <DateTime value={at} /> })}
          </p>
          <TypedText className="max-w-prose wrap-anywhere">{text}</TypedText>
        </li>
      ))}
    </ol>
    {children}
  </Card>
)

function When({ incident: { component, startedAt, resolvedAt } }: { incident: IncidentView }) {
  const name = t(`components.${component}`)
  const from = <DateTime value={startedAt} />
  return resolvedAt === undefined
    ? rich(t, 'aboutSince', { component: name, time: from })
    : rich(t, 'aboutUntil', { component: name, from, until: <DateTime value={resolvedAt} /> })
}
