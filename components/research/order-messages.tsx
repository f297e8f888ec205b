'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import type { Voice } from '#components/messages/bubble.tsx'
import { Conversation } from '#components/messages/conversation.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { newestFirst } from '#lib/browser/api.ts'
import { whenIdle } from '#lib/browser/lazy.ts'
import { listResearchMessages } from '#lib/messages/operations.ts'
import type { MessageView } from '#lib/messages/schema.ts'
import type { ResearchOrderView } from '#lib/researchers/schema.ts'
import { catalogue } from '#lib/words/en/research.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const MessageComposer = dynamic(
  whenIdle(() => import('#components/research/message-composer.tsx').then((module) => module.MessageComposer)),
  { ssr: false, loading: () => <Skeleton className="h-44" /> },
)

const isOurs = ({ senderType }: MessageView) => senderType === 'researcher'
const voice: Voice = { isOurs, isMine: isOurs, roles: {} }

/** The conversation with the customer, as far as it is this researcher's. */
export const OrderMessages = ({ order }: { order: ResearchOrderView }) => (
  <Card className="flex flex-col gap-4">
    <h2 className="text-2xl">{t('messages')}</h2>
    <Conversation
      orderId={order.id}
      status={order.status}
      query={useInfiniteQuery(useApi().askPages(listResearchMessages, { orderId: order.id }, newestFirst))}
      voice={voice}
      empty={t('nothingHasBeenWrittenYet')}
      composer={<MessageComposer order={order} />}
    />
  </Card>
)
