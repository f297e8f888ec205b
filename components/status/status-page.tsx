import { AtWork, LastingIncidents, PastIncidents } from '#components/incidents/shown-incidents.tsx'
import { Days } from '#components/status/days.tsx'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { rich } from '#components/ui/rich.tsx'
import type { ComponentStatus, Status } from '#lib/status/get-status.ts'
import { catalogue } from '#lib/words/en/status.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const tones: Record<ComponentStatus['verdict'], Tone> = {
  ok: 'accent',
  slow: 'caution',
  down: 'danger',
  unknown: 'neutral',
}

/** How the service is, for everybody. Without a status there is nothing to read it from. */
export const StatusPage = ({ status }: { status: Status | undefined }) => (
  <article className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6">
    <h1 className="text-4xl">{t('status')}</h1>
    {status === undefined ? <Banner tone="danger">{t('cannotBeRead')}</Banner> : <Known status={status} />}
  </article>
)

function Known({ status: { components, incidents, checkedAt } }: { status: Status }) {
  const lasting = incidents.filter(({ state }) => state !== 'resolved')
  const past = incidents.filter(({ state }) => state === 'resolved')
  return (
    <>
      <Whole components={components} lasting={lasting.length} />
      <LastingIncidents incidents={lasting} />
      {components.map((one) => (
        <Part key={one.component} part={one} />
      ))}
      <p className="text-sm text-ink-soft">
        {checkedAt && rich(t, 'lookedAt', { time: <DateTime value={checkedAt} /> })} {t('howItIsMeasured')}
      </p>
      <PastIncidents incidents={past} />
    </>
  )
}

/** What operators say counts beside the checks: all of these may be well while something isn't. */
function Whole({ components, lasting }: Pick<Status, 'components'> & { lasting: number }) {
  const has = (verdict: ComponentStatus['verdict']) => components.some((one) => one.verdict === verdict)
  if (has('down')) return <Banner tone="danger">{t('somethingIsDown')}</Banner>
  if (lasting > 0) return <AtWork count={lasting} />
  if (has('slow')) return <Banner tone="caution">{t('somethingIsSlow')}</Banner>
  if (has('unknown')) return <Banner>{t('notKnown')}</Banner>
  return <Banner tone="accent">{t('allIsWell')}</Banner>
}

const Part = ({ part: { component, verdict, since, days } }: { part: ComponentStatus }) => (
  <section aria-labelledby={`status-${component}`}>
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`status-${component}`} className="text-xl">
          {t(`components.${component}`)}
        </h2>
        <StatusBadge tone={tones[verdict]} ended={verdict === 'down'}>
          {t(`verdicts.${verdict}`)}
        </StatusBadge>
      </div>
      {since !== undefined && verdict !== 'ok' && (
        <p className="text-sm text-ink-soft">{rich(t, 'since', { time: <DateTime value={since} /> })}</p>
      )}
      <Days days={days} />
    </Card>
  </section>
)
