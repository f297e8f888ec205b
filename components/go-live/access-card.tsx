'use client'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AccessBadge } from '#components/go-live/access-badge.tsx'
import { AnswerList } from '#components/go-live/answers.tsx'
import { productionReason } from '#components/layout/production-reason.ts'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { chooseEnvironment, useEnvironment } from '#lib/browser/environment.ts'
import { useMay } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { requestProduction } from '#lib/go-live/operations.ts'
import type { ProductionView } from '#lib/go-live/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const RequestForm = dynamic(() => import('#components/go-live/request-form.tsx').then((module) => module.RequestForm), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

/** How production stands, what the operator answered, and the questions while there is something to ask for. */
export function AccessCard({
  production: { state, reason, requestedAt, decidedAt, answers },
}: {
  production: ProductionView
}) {
  const [changing, setChanging] = useState(false)
  const router = useRouter()
  const may = useMay()
  const open = state === 'requested' || state === 'enabled'
  const client = useMe().clients[0]
  const standing = { productionState: state, byHand: client?.byHand ?? false }
  return (
    <section aria-label={t('yourProductionAccess')}>
      <CatalogueCard callNumber={client?.name} title={t('yourAccess')} aside={<AccessBadge client={standing} />}>
        <p>{productionReason(standing)}</p>
        {reason && <Reason reason={reason} decidedAt={decidedAt} />}
        {state === 'enabled' && <Enabled decidedAt={reason ? undefined : decidedAt} />}
        {open && !changing && answers && (
          <>
            <h3 className="mt-2 text-lg">
              {t('whatYouAnswered')}
              {requestedAt && (
                <span className="font-sans text-sm text-ink-soft">
                  {' '}
                  {rich(t, 'on', { dateTime: <DateTime value={requestedAt} shape="date" /> })}
                </span>
              )}
            </h3>
            <AnswerList answers={answers} />
          </>
        )}
        {state === 'requested' && !changing && may(requestProduction) && (
          <div>
            <Button look="secondary" onClick={() => setChanging(true)}>
              {answers ? t('changeYourAnswers') : t('answerTheQuestions')}
            </Button>
          </div>
        )}
        {!may(requestProduction) && !open && <p>{t('ownersAndDevelopersCanAsk')}</p>}
        {(!open || changing) && may(requestProduction) && (
          <RequestForm
            answers={answers}
            submit={state === 'requested' ? t('saveTheAnswers') : t('requestProductionAccess')}
            onDone={() => {
              setChanging(false)
              // The frame around this page knows the state from the server.
              router.refresh()
            }}
          />
        )}
      </CatalogueCard>
    </section>
  )
}

function Reason({ reason, decidedAt }: { reason: string; decidedAt: string | undefined }) {
  return (
    <blockquote className="border-l-2 border-rule pl-4">
      <TypedText>{reason}</TypedText>
      <footer className="text-sm text-ink-soft">
        {t('theOperator')}
        {decidedAt && (
          <>
            , <DateTime value={decidedAt} />
          </>
        )}
      </footer>
    </blockquote>
  )
}

function Enabled({ decidedAt }: { decidedAt: string | undefined }) {
  const environment = useEnvironment()
  return (
    <>
      {decidedAt && <p className="text-ink-soft">{rich(t, 'since', { dateTime: <DateTime value={decidedAt} /> })}</p>}
      {environment === 'development' && (
        <div>
          <Button onClick={() => chooseEnvironment('production')}>{t('switchToProduction')}</Button>
        </div>
      )}
    </>
  )
}
