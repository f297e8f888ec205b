'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { OrderHead } from '#components/orders/order-head.tsx'
import {
  DocumentsSection,
  History,
  Letterhead,
  MessagesSection,
  NotesSection,
  OffersSection,
  OrderCases,
  OrderPrint,
  OrderReviews,
  PaymentSection,
} from '#components/orders/order-parts.tsx'
import { useRecipient, type Recipient } from '#components/messages/use-recipient.ts'
import { firstTab, orderTabs, type OrderTab } from '#components/orders/order-tab.ts'
import { OrderSteps } from '#components/orders/order-steps.tsx'
import { OrderTurn } from '#components/orders/order-turn.tsx'
import { useUrlChoice } from '#components/orders/use-url-choice.ts'
import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { VisuallyHidden } from '#components/ui/hidden.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { whenIdle } from '#lib/browser/lazy.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listOffers } from '#lib/offers/operations.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { isBeforeWork, type OrderStatus } from '#lib/orders/state.ts'
import { orderTitle } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const PushOffer = dynamic(
  whenIdle(() => import('#components/orders/push-offer.tsx').then((module) => module.PushOffer)),
  { ssr: false },
)

/** Paid for, and something is still to come. */
const isPaid = (status: OrderStatus) => status === 'confirmed' || status === 'in_progress'

/** Everything about one order: whose turn it is and how far it is, then the card and what belongs to it. */
export function OrderDesk({ view }: { view: OrderView }) {
  const api = useApi()
  const offers = useQuery(api.ask(listOffers, { orderId: view.id })).data
  const unread = useQuery(unreadQuery(api)).data?.get(view.id) ?? 0
  // As long as there is something to choose from: afterwards one stands, which is no news.
  const standing = view.status === 'open' ? (offers?.filter(({ status }) => status === 'ACTIVE').length ?? 0) : 0
  const { tab, choose, goTo } = useOpenTab(view.status, `${standing} ${unread}`)
  const recipient = useRecipient(view.id)
  const title = orderTitle(view.order)
  useEffect(() => {
    document.title = t('callslip', { title })
  }, [title])
  const go = (next: OrderTab, researcherId?: string) => {
    recipient.ask(researcherId)
    goTo(next)
  }
  const tabsFirst = standing > 0
  // In the order of a phone; a desk has the card beside the first two and the tabs below. Where there is something to choose
  // from, that comes before the way there and the card.
  const way = [
    <div key="steps" className="min-w-0 lg:col-start-1 lg:row-start-2">
      <OrderSteps view={view} offers={offers} />
    </div>,
    <div key="details" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <OrderDetails view={view} />
    </div>,
  ]
  const tabs = <OrderTabs key="tabs" {...{ view, standing, unread, tab, choose, recipient, tabsFirst }} onGo={go} />
  return (
    <>
      <Letterhead />
      <div className="flex flex-col gap-4 sm:gap-6">
        <OrderHead view={view} />
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr_auto]">
          <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
            <OrderTurn view={view} offers={offers} onGo={go} />
            {view.status === 'completed' && (
              <OrderReviews
                orderId={view.id}
                researcher={offers?.find(({ status }) => status === 'SELECTED')?.researcherName}
              />
            )}
            {!isBeforeWork(view.status) && <OrderCases view={view} />}
          </div>
          {tabsFirst ? [tabs, ...way, <span key="last" data-last hidden />] : [...way, tabs]}
        </div>
        {/* Only the browser knows whether there is something to offer: here nothing lies below it that would move. */}
        {isPaid(view.status) && <PushOffer />}
      </div>
      <OrderPrint view={view} />
    </>
  )
}

type TabsProps = {
  view: OrderView
  standing: number
  unread: number
  tab: OrderTab
  choose: (value: string) => void
  recipient: Recipient
  /** They come before the way there and the card. */
  tabsFirst: boolean
  onGo: (tab: OrderTab, researcherId?: string) => void
}

const OrderTabs = ({ view, standing, unread, tab, choose, recipient, tabsFirst, onGo }: TabsProps) => (
  <div
    data-print="hide"
    className={classNames(
      'min-w-0 lg:col-span-2 lg:row-start-3',
      // On a desk they lie below what comes after them, which on a slow line would push them down.
      tabsFirst && 'lg:not-has-[~[data-last]]:invisible',
    )}
  >
    <Tabs
      label={t('partsOfThisOrder')}
      value={tab}
      onValueChange={choose}
      tabs={[
        {
          value: 'offers',
          label: <Counted label={t('offers')} count={standing} noun={t('standing')} />,
          content: <OffersSection order={view} onGo={onGo} />,
        },
        { value: 'payment', label: t('payment'), content: <PaymentSection order={view} onGo={onGo} /> },
        {
          value: 'messages',
          label: <Counted label={t('messages')} count={unread} noun={t('unread')} strong />,
          content: <MessagesSection order={view} recipient={recipient} />,
        },
        { value: 'documents', label: t('documents'), content: <DocumentsSection order={view} /> },
        { value: 'history', label: t('history'), content: <History order={view} /> },
        { value: 'notes', label: t('notes'), content: <NotesSection order={view} /> },
      ]}
    />
  </div>
)

/** Which part is open, in the address too. `labels` changes whenever what the tabs say does. */
function useOpenTab(status: OrderStatus, labels: string) {
  // Chosen once: a change of state must not pull the page away from under somebody who reads it.
  const [first] = useState(() => firstTab[status])
  const [tab, setTab] = useUrlChoice('tab', orderTabs, first, { push: true })
  // The tab's label takes the focus once it is the open one: what follows it is what was asked for.
  const wanted = useRef<OrderTab>(undefined)
  useEffect(() => {
    if (wanted.current === tab) focusOpenTab()
    wanted.current = undefined
  }, [tab])
  useEffect(() => {
    // On a phone the labels are wider than the screen, and the open one may lie outside; counts that come in push it on.
    const label = openTab()
    label?.parentElement?.scrollTo({ left: label.offsetLeft - label.parentElement.offsetLeft - 24 })
  }, [tab, labels])
  const goTo = (next: OrderTab) => {
    if (next === tab) return focusOpenTab()
    wanted.current = next
    setTab(next)
  }
  const choose = (value: string) => setTab(orderTabs.find((one) => one === value) ?? first)
  return { tab, choose, goTo }
}

const openTab = () => document.querySelector<HTMLElement>('[role=tab][data-state=active]')

function focusOpenTab(): void {
  const label = openTab()
  label?.focus({ preventScroll: true })
  label?.scrollIntoView({ block: 'start', inline: 'nearest' })
}

function Counted({
  label,
  count,
  noun,
  strong = false,
}: {
  label: string
  count: number
  noun: string
  strong?: boolean
}) {
  if (count === 0) return label
  return (
    <span className="inline-flex items-center gap-2">
      {label}
      <Badge tone={strong ? 'accent' : 'neutral'}>
        {count}
        <VisuallyHidden> {noun}</VisuallyHidden>
      </Badge>
    </span>
  )
}
