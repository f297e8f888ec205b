'use client'
import { Check, Circle } from 'lucide-react'
import { Link } from '#components/ui/link.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { DateTime } from '#components/ui/date-time.tsx'
import type { CheckId, GoLiveView } from '#lib/go-live/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** For each check where in the portal to meet it, and the guide that says how a program does. */
const words = (): Record<CheckId, { title: string; href: string; link: string; guide: string }> => ({
  order_created: {
    title: t('anOrderWasPlaced'),
    href: '/developers/sandbox',
    link: t('placeAPracticeOrder'),
    guide: 'first-order',
  },
  idempotent_retry: {
    title: t('aRequestWasRepeatedSafely'),
    href: '/developers/requests?method=POST',
    link: t('seeYourPostRequests'),
    guide: 'idempotency',
  },
  webhook_verified: {
    title: t('aWebhookSignatureWasChecked'),
    href: '/developers/webhooks',
    link: t('chooseAnEndpointAndTry'),
    guide: 'webhooks',
  },
  payment_finalized: {
    title: t('aTestPaymentWasFinalized'),
    href: '/developers/sandbox',
    link: t('seeTheTestCards'),
    guide: 'payments',
  },
  document_downloaded: {
    title: t('aDocumentWasDownloaded'),
    href: '/orders?status=delivered',
    link: t('seeYourDeliveredOrders'),
    guide: 'first-order',
  },
})

type Props = { checks: GoLiveView['checks']; onLookAgain: () => void; looking: boolean }

/** What a program has been seen to do: found in the logs, ticked by nobody. */
export function Checks({ checks, onLookAgain, looking }: Props) {
  const done = checks.filter((check) => check.done).length
  return (
    <section aria-labelledby="checks">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="checks" className="text-xl">
              {t('isYourProgramReady')}
            </h2>
            <p role="status" className="text-sm text-ink-soft">
              {done === checks.length ? t('allOfItHasBeen') : t('ofSeenInDevelopment', { done, count: checks.length })}
            </p>
          </div>
          <Button look="secondary" size="sm" pending={looking} onClick={onLookAgain}>
            {t('lookAgain')}
          </Button>
        </div>
        <p className="text-ink-soft">{t('whatWorksInRehearsalWorks')}</p>
        <ol className="flex flex-col divide-y divide-line">
          {checks.map((check) => (
            <CheckItem key={check.id} check={check} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function CheckItem({ check: { id, done, at, hint } }: { check: Props['checks'][number] }) {
  const { title, href, link, guide } = words()[id]
  const Icon = done ? Check : Circle
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon
        aria-hidden="true"
        className={done ? 'mt-0.5 size-5 shrink-0 text-accent' : 'mt-0.5 size-5 shrink-0 text-ink-soft'}
      />
      <div className="min-w-0">
        <p className="font-medium">
          {title}
          <span className="sr-only">{done ? t('seen') : t('notSeenYet')}</span>
        </p>
        {done ? (
          at && <p className="text-sm text-ink-soft">{rich(t, 'firstSeen', { dateTime: <DateTime value={at} /> })}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{hint}</p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <Link className="text-link inline-flex min-h-8 items-center" href={href}>
                {link}
              </Link>
              <Link className="text-link inline-flex min-h-8 items-center" href={`/docs/${guide}`}>
                {rich(t, 'theGuide', { span: <span className="sr-only">: {title}</span> })}
              </Link>
            </p>
          </>
        )}
      </div>
    </li>
  )
}
