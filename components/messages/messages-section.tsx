'use client'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Voice } from '#components/messages/bubble.tsx'
import { Composer } from '#components/messages/composer.tsx'
import { Conversation, messagesOf } from '#components/messages/conversation.tsx'
import type { Recipient } from '#components/messages/use-recipient.ts'
import { OutgoingBubble } from '#components/messages/outgoing-bubble.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { useMay } from '#lib/browser/may.ts'
import { useMe } from '#lib/browser/me-provider.tsx'
import { discardMessages, resumeMessages, sendAgain, useOutbox, type Outgoing } from '#lib/browser/outbox.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import { listMessages, markRead, postMessage } from '#lib/messages/operations.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/messages.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Written by the customer's side, whoever of it. */
const isOurs = ({ senderType }: MessageView) => senderType === 'customer' || senderType === 'api_client'

type Props = { order: OrderView; recipient: Recipient }

/** The conversation of an order, as the customer has it. */
export function MessagesSection({ order, recipient }: Props) {
  const api = useApi()
  const query = useInfiniteQuery(api.askPages(listMessages, { orderId: order.id }, newestFirst))
  const me = useMe()
  const may = useMay()
  const unread = useQuery(unreadQuery(api))
  const seen = useMutation(api.send(markRead, { orderId: order.id }))
  // The newest that has been told to the API as read.
  const [cursor, setCursor] = useState<string>()
  const messages = messagesOf(query.data)
  const newest = messages?.findLast((message) => !isOurs(message))
  const onSeen = () => {
    if (!may(markRead) || !newest || cursor === newest.id || (unread.data?.get(order.id) ?? 0) === 0) return
    setCursor(newest.id)
    seen.mutate({ lastReadId: newest.id }, { onError: () => setCursor(undefined) })
  }
  return (
    <Conversation
      orderId={order.id}
      status={order.status}
      query={query}
      voice={{ isOurs, isMine: ({ senderId }) => senderId === me.id, roles: roles() }}
      empty={t('nothingHasBeenWrittenYet')}
      unread={unread.isPending ? undefined : (unread.data?.get(order.id) ?? 0)}
      outgoing={useOutgoing(order.id, messages).map((one) => (
        <OutgoingBubble key={one.key} orderId={order.id} message={one} />
      ))}
      onSeen={onSeen}
      composer={
        may(postMessage) ? (
          <Composer order={order} recipient={recipient} />
        ) : (
          <p className="text-ink-soft">{t('yourRoleReadsAlongHere')}</p>
        )
      }
    />
  )
}

const roles = (): Voice['roles'] => ({ researcher: t('researcher'), operator: t('callslip'), api_client: t('byApi') })

/** What one has written and isn't in the thread yet. */
function useOutgoing(orderId: string, messages: readonly MessageView[] = []): Outgoing[] {
  const api = useApi()
  const outbox = useOutbox(api, orderId)
  const arrived = outbox
    .filter((one) => hasArrived(one, messages))
    .map(({ key }) => key)
    .join()
  useEffect(() => resumeMessages(api, orderId), [api, orderId])
  useEffect(() => {
    if (arrived) discardMessages(api, orderId, arrived.split(','))
  }, [api, orderId, arrived])
  // What stands in the thread in the same words may be what is said not to have gone: its key tells, once.
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const one of outbox)
      if (one.state === 'failed' && !one.isMisaddressed && !told.current.has(one.key) && isTwin(one, messages)) {
        told.current.add(one.key)
        void sendAgain(api, orderId, one)
      }
  }, [api, orderId, outbox, messages])
  return outbox.filter(({ key }) => !arrived.split(',').includes(key))
}
const isTwin = ({ content }: Outgoing, messages: readonly MessageView[]) =>
  messages.some((message) => isOurs(message) && message.content === content.trim())

/** Handed over already: the thread shows it itself. */
const hasArrived = ({ id }: Outgoing, messages: readonly MessageView[]) => messages.some((message) => message.id === id)
