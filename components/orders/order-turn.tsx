'use client'
import { Link } from '#components/ui/link.tsx'
import { ReportAction } from '#components/cases/report-action.tsx'
import { payPathOf } from '#components/checkout/pay-path.ts'
import { WithdrawAction } from '#components/orders/withdraw-action.tsx'
import type { OrderTab } from '#components/orders/order-tab.ts'
import { StatusBadge, type Tone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { CalendarDate, DateTime } from '#components/ui/date-time.tsx'
import { useNow } from '#components/ui/locale.ts'
import { Money } from '#components/ui/money.tsx'
import { useMay } from '#lib/browser/may.ts'
import { postMessage } from '#lib/messages/operations.ts'
import { initiatePayment } from '#lib/payments/operations.ts'
import type { OfferView } from '#lib/offers/schema.ts'
import { describeTurn, type Turn } from '#lib/orders/next-step.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isChangeable } from '#lib/orders/state.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

// What changing an order takes, without its contract: the first picture needs no more.
const writing = { scope: 'orders:write' } as const

const tones: Record<Turn['who'], Tone> = { you: 'accent', researcher: 'info', callslip: 'info', nobody: 'neutral' }

type Props = { view: OrderView; offers: readonly OfferView[] | undefined; onGo: (tab: OrderTab) => void }

/** Where the order stands, what comes next and who does it; and what can be done about it. */
export function OrderTurn({ view, offers, onGo }: Props) {
  const turn = describeTurn(view, useNow())
  const chosen = offers?.find(({ status }) => status === 'SELECTED')
  const whose = {
    you: t('yourTurn'),
    researcher: chosen ? t('turn', { researcherName: chosen.researcherName }) : t('theResearchersTurn'),
    callslip: t('callslipsTurn'),
    nobody: t('nothingForYouToDo'),
  }
  return (
    <Card className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-start gap-1.5">
        <StatusBadge tone={tones[turn.who]} ended={turn.who === 'nobody'}>
          {whose[turn.who]}
        </StatusBadge>
        <h2 className="text-2xl">{turn.headline}</h2>
        <p className="max-w-prose">{turn.nextStep}</p>
        {turn.due && (
          <p className="text-sm text-ink-soft">
            {turn.due.label}{' '}
            {turn.due.at.length === 10 ? (
              <CalendarDate value={turn.due.at} weekday />
            ) : (
              <DateTime value={turn.due.at} />
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 empty:hidden" data-print="hide">
        <Leading
          view={view}
          chosen={chosen}
          standing={
            offers?.filter(({ status, awaitsConfirmation }) => status === 'ACTIVE' && !awaitsConfirmation).length ?? 0
          }
          onGo={onGo}
        />
        <ChangeAction view={view} />
        <ReportAction view={view} offer={chosen} />
        <WithdrawAction view={view} offer={chosen} />
      </div>
    </Card>
  )
}

/** Below the first step, while what is asked may still be another. */
function ChangeAction({ view: { id, status } }: { view: OrderView }) {
  const may = useMay()
  if (!isChangeable(status) || !may(writing)) return null
  return (
    <Button look="secondary" asChild>
      <Link href={`/orders/${id}/change`}>{t('changeTheOrder')}</Link>
    </Button>
  )
}

type LeadingProps = {
  view: OrderView
  chosen: OfferView | undefined
  standing: number
  onGo: (tab: OrderTab) => void
}

/** The way to where the next step is done: on a phone that is far below. */
function Leading({ view: { id, status, order }, chosen, standing, onGo }: LeadingProps) {
  const may = useMay()
  if (status === 'open' && standing > 0)
    return <Button onClick={() => onGo('offers')}>{t('compareTheOffers', { count: standing })}</Button>
  if (status === 'awaiting_payment' && may(initiatePayment))
    return (
      <Button asChild>
        <Link href={payPathOf(id)}>
          {t('pay')} {chosen && <Money amount={chosen.totalAmount} currency={chosen.currency} />}
        </Link>
      </Button>
    )
  if (order.question?.by === 'researcher' && may(postMessage))
    return <Button onClick={() => onGo('messages')}>{t('answer')}</Button>
  if (status === 'delivered' || status === 'completed')
    return (
      <Button
        look={
          status === 'delivered' && order.reviewState === undefined && order.openCaseId === undefined
            ? 'primary'
            : 'secondary'
        }
        onClick={() => onGo('documents')}
      >
        {order.outcome === 'not_found' ? t('readTheReport') : t('lookAtTheDocuments')}
      </Button>
    )
  return null
}
