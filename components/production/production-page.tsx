'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { Failure } from '#components/layout/failure.tsx'
import { Allowed } from '#components/operator/allowed.tsx'
import { HandledProvider } from '#components/operator/handled.tsx'
import { ProductionBadge } from '#components/operator/production-badge.tsx'
import { DayUse } from '#components/production/day-use.tsx'
import { Decide } from '#components/production/decide.tsx'
import { Answers, Decisions, Endpoints, Flags, People, Practice } from '#components/production/facts.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { enableProduction } from '#lib/clients/operations.ts'
import { askBack, getProductionFile } from '#lib/production/operations.ts'
import type { ProductionFileView } from '#lib/production/schema.ts'
import { catalogue } from '#lib/words/en/production.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// Few clients ask just now, few of them wait for a second operator, and about few is anything said.
const SecondYes = dynamic(() => import('#components/production/second-yes.tsx').then((module) => module.SecondYes))
const NoteForm = dynamic(() => import('#components/production/note-form.tsx').then((module) => module.NoteForm))
const Thread = dynamic(() => import('#components/production/thread.tsx').then((module) => module.Thread))

/** Whether a client may use production: what decides it on one side, the decision on the other. */
export function ProductionPage({ clientId }: { clientId: string }) {
  const query = useQuery(useApi().ask(getProductionFile, { clientId }))
  if (query.isPending) return <SkeletonList label={t('loading')} rowClassName="h-40" />
  if (query.data === undefined)
    return <Failure level="h1" error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
  const file = query.data
  return (
    <HandledProvider>
      <div className="flex flex-col gap-6">
        <Head file={file} />
        <Flags file={file} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <Answers file={file} />
            <Practice file={file} />
            <People file={file} />
            <Endpoints file={file} />
            <Decisions file={file} />
          </div>
          <div className="flex flex-col gap-6">
            {file.approval && <SecondYes approval={file.approval} />}
            <Questions file={file} />
            <Allowed scope={enableProduction.scope} what={t('decideAboutIt')}>
              <Decide key={JSON.stringify([file.client.productionState, file.client.dayLimits])} client={file.client} />
            </Allowed>
            <DayUse use={file.use} />
          </div>
        </div>
      </div>
    </HandledProvider>
  )
}

const Head = ({ file: { client } }: { file: ProductionFileView }) => (
  <div className="flex flex-col items-start gap-2">
    <Link className="text-link" href={`/operator/clients/${client.id}`}>
      {t('backToTheClient')}
    </Link>
    <h1 className="text-3xl">{rich(t, 'productionFor', { name: <bdi>{client.name}</bdi> })}</h1>
    <p className="flex flex-wrap gap-1">
      <ProductionBadge state={client.productionState} />
      {client.byHand && <Badge tone="accent">{t('ordersByHand')}</Badge>}
      {client.status === 'suspended' && <Badge tone="danger">{t('suspended')}</Badge>}
      {client.productionAskedBackAt && (
        <Badge tone="info" className="whitespace-normal!">
          <span>{rich(t, 'waitsForThem', { since: <RelativeTime value={client.productionAskedBackAt} /> })}</span>
        </Badge>
      )}
    </p>
  </div>
)

function Questions({ file: { client, notes } }: { file: ProductionFileView }) {
  const options = useApi().send(askBack, { clientId: client.id })
  const open = client.productionState === 'requested'
  if (!open && notes.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <Card className="flex flex-col gap-4">
        <h2 id="questions" className="text-xl">
          {t('questionsAndAnswers')}
        </h2>
        {notes.length === 0 ? <p className="text-ink-soft">{t('nothingAsked')}</p> : <Thread notes={notes} />}
        {open && <NoteForm label={t('askThem')} hint={t('askedByMail')} done={t('asked')} options={options} />}
      </Card>
    </section>
  )
}
