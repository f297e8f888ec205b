'use client'
import { answersLine } from '#components/go-live/answers.tsx'
import { ActButton } from '#components/operator/act-button.tsx'
import { CancelButton } from '#components/operator/cancel-order.tsx'
import {
  ClientLink,
  OrderLink,
  QueuePart,
  ResearcherLink,
  RowActions,
  RowText,
} from '#components/operator/queue-part.tsx'
import { ApproveResearcher, RefuseResearcher } from '#components/operator/researcher-decision.tsx'
import { OrderNumber } from '#components/orders/order-number.tsx'
import { Button } from '#components/ui/button.tsx'
import { CalendarDate, RelativeTime } from '#components/ui/date-time.tsx'
import { Link } from '#components/ui/link.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import type { ClientView } from '#lib/clients/schema.ts'
import { openOrder } from '#lib/operators/operations.ts'
import type { QueueView } from '#lib/queue/schema.ts'
import { rich } from '#components/ui/rich.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import { catalogue } from '#lib/words/en/operator-queue.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function OrdersPart({ items, more }: QueueView['orders']) {
  const api = useApi()
  return (
    <QueuePart
      title={t('ordersToOpen')}
      items={items}
      more={more}
      all="/operator/orders?status=submitted"
      keyOf={({ id }) => id}
      row={({ id, order, client }) => (
        <>
          <RowText>
            <OrderLink orderId={id}>
              {order.documentType}, {order.repositoryName}
            </OrderLink>
            <p className="text-sm text-ink-soft">
              {rich(t, 'placed', {
                orderNumber: <OrderNumber number={order.number} />,
                clientLink: <ClientLink {...client} />,
                location: <bdi>{order.location}</bdi>,
                relativeTime: <RelativeTime value={order.createdAt} />,
              })}
              {order.externalOrderRef && (
                <>
                  {' · '}
                  <bdi>{order.externalOrderRef}</bdi>
                </>
              )}
            </p>
            {order.instructions && <TypedText className="line-clamp-2">{order.instructions}</TypedText>}
          </RowText>
          <RowActions>
            <ActButton
              look="primary"
              options={api.send(openOrder, { orderId: id })}
              input={undefined}
              done={() => ({
                text: t('openedForOffers', { documentType: order.documentType, repositoryName: order.repositoryName }),
              })}
            >
              {t('openForOffers')}
            </ActButton>
            <CancelButton orderId={id} quiet />
          </RowActions>
        </>
      )}
    />
  )
}

/** Of somebody who looks for a document and hasn't asked for keys. */
const isPersonal = ({ kind, productionAnswers }: ClientView) => kind === 'personal' && productionAnswers === undefined

export const ProductionPart = ({ items, more }: QueueView['production']) => (
  <QueuePart
    title={t('requestsForProduction')}
    items={items}
    more={more}
    all="/operator/clients?production=requested"
    keyOf={({ id }) => id}
    row={(client) => (
      <>
        <RowText>
          <span className="font-medium">
            <ClientLink {...client} />
          </span>
          <p className="text-sm text-ink-soft">
            {rich(t, 'askedHereSince', {
              relativeTime: <RelativeTime value={client.waitingSince} />,
              calendarDate: <CalendarDate value={client.createdAt.slice(0, 10)} />,
            })}
          </p>
          <p dir="auto" className="line-clamp-3">
            {client.productionAnswers?.useCase ??
              (isPersonal(client) ? t('aPersonalAccountToLook') : t('noAnswersWereGiven'))}
          </p>
          {client.productionAnswers && <p className="text-sm text-ink-soft">{answersLine(client.productionAnswers)}</p>}
        </RowText>
        <RowActions>
          {/* Decided where everything stands that it rests on, never from a row. */}
          <Button asChild look="primary" size="sm">
            <Link href={`/operator/clients/${client.id}/production`}>{t('lookAndDecide')}</Link>
          </Button>
        </RowActions>
      </>
    )}
  />
)

const archivesText = ({ archives, knownArchives }: QueueView['researchers']['items'][number]) =>
  archives
    .map((value) => knownArchives.find(({ id }) => id === value)?.name ?? value)
    .slice(0, 3)
    .join('; ') + (archives.length > 3 ? t('andMore', { count: archives.length - 3 }) : '')

export const ResearchersPart = ({ items, more }: QueueView['researchers']) => (
  <QueuePart
    title={t('researchersToApprove')}
    items={items}
    more={more}
    all="/operator/researchers?status=pending"
    keyOf={({ id }) => id}
    row={(researcher) => (
      <>
        <RowText>
          <span className="font-medium">
            <ResearcherLink {...researcher} />
          </span>
          <p className="text-sm text-ink-soft">
            {rich(t, 'appliedCountriesLanguages', {
              relativeTime: <RelativeTime value={researcher.createdAt} />,
              countries: researcher.countries.join(', ') || t('noneNamed'),
              languages: researcher.languages.join(', ') || t('noneNamed'),
            })}
            {researcher.archives.length > 0 && t('archives', { researcher: archivesText(researcher) })}
          </p>
          <p dir="auto" className="line-clamp-3">
            {researcher.bio ?? t('nothingIsSaidAboutThemselves')}
          </p>
        </RowText>
        <RowActions>
          <ApproveResearcher researcher={researcher} />
          <RefuseResearcher researcher={researcher} />
        </RowActions>
      </>
    )}
  />
)
