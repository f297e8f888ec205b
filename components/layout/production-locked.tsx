'use client'
import dynamic from 'next/dynamic'
import { useReadingTimes } from '#components/figures/use-reading-times.ts'
import { Link } from '#components/ui/link.tsx'
import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/date-time.tsx'
import { EmptyState } from '#components/ui/states.tsx'
import { productionReason, type ProductionState } from '#components/layout/production-reason.ts'
import { chooseEnvironment } from '#lib/browser/environment.ts'
import { useHolds } from '#lib/browser/may.ts'
import { closedAccount } from '#lib/clients/account-words.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import type { MeView } from '#lib/users/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const OwnThread = dynamic(() => import('#components/production/own-thread.tsx').then((module) => module.OwnThread), {
  ssr: false,
})

/** In place of every page while production is chosen and not allowed. */
export function ProductionLocked({ client }: { client: MeView['clients'][number] }) {
  const holds = useHolds()
  if (client.kind === 'personal') return <AccountLocked client={client} />
  const { productionState: state, productionReason: reason } = client
  return (
    <EmptyState
      level="h1"
      title={t('productionIsLocked')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {holds('keys:manage', 'development') && (
            <Button asChild>
              <Link href="/developers/go-live">
                {state === 'requested' ? t('seeYourRequest') : t('askForProduction')}
              </Link>
            </Button>
          )}
          <Button look="secondary" onClick={() => chooseEnvironment('development')}>
            {t('backToDevelopment')}
          </Button>
        </div>
      }
    >
      <p>{productionReason(client)}</p>
      {reason && <p className="mt-2">{t('theOperatorWrote', { reason })}</p>}
    </EmptyState>
  )
}

const looking = () => ({
  title: t('weAreLookingAtYour'),
  text: t('justNowSomebodyHereReads'),
})

/** The same for whoever looks for a document, who knows nothing of two worlds. */
function AccountLocked({ client }: { client: MeView['clients'][number] }) {
  const { productionState, productionReason, orderWaits } = client
  const reasons: Partial<Record<ProductionState, { title: string; text: string }>> = closedAccount()
  const closed = reasons[productionState]
  const { title, text } = closed ?? looking()
  const since = useMe().createdAt
  const holds = useHolds()
  return (
    <EmptyState
      level="h1"
      title={title}
      action={
        <Button look="secondary" onClick={() => chooseEnvironment('development')}>
          {t('tryItWithARobot')}
        </Button>
      }
    >
      <p>{text}</p>
      {!closed && <WaitingTime />}
      {!closed && holds('keys:manage', 'development') && <OwnThread open />}
      {orderWaits && !closed && <p className="mt-2">{t('yourOrderWaitsWithIt')}</p>}
      {productionReason && <p className="mt-2">{t('weWrote', { productionReason })}</p>}
      {!closed && <p className="mt-2">{rich(t, 'youRegistered', { relativeTime: <RelativeTime value={since} /> })}</p>}
    </EmptyState>
  )
}

/** How long that mostly takes, or that nobody can say. */
function WaitingTime() {
  const { times, spanOf } = useReadingTimes()
  if (!times) return null
  const { accountHours } = times
  return (
    <p className="mt-2">
      {accountHours === undefined
        ? t('tooFewAccountsToSay')
        : t('accountsWereOpenedWithin', { span: spanOf(accountHours) })}
    </p>
  )
}
