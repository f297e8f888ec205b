import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Api } from '#lib/browser/api.ts'
import { orderKey } from '#lib/browser/keys.ts'
import { pagedQuery } from '#lib/browser/paged.ts'
import { unreadQuery } from '#lib/browser/unread.ts'
import type { postMessageInput } from '#lib/messages/schema.ts'

const schema = () => import('#lib/messages/schema.ts')
const markReadView = () => schema().then((all) => all.markReadView)
const messageView = () => schema().then((all) => all.messageView)
const postedView = () => schema().then((all) => all.postedView)

/** Newest first, so that the first page is the one to read; turn it round to show it. */
export const messagesQuery = (api: Api, orderId: string) =>
  pagedQuery(api, {
    key: [...orderKey(api, orderId), 'messages'],
    row: messageView,
    path: `/orders/${orderId}/messages`,
    query: { order: 'desc', limit: 50 },
    live: 4_000,
  })

export type NewMessage = z.input<typeof postMessageInput>

/** Not a mutation of React Query's: lib/browser/outbox.ts keeps what is on its way, over a reload too. */
export const postMessage = (api: Api, orderId: string, input: NewMessage) =>
  api.send(postedView, `/orders/${orderId}/messages`, { body: input })

export const markRead = (api: Api, orderId: string) =>
  mutationOptions({
    mutationFn: (lastReadId: string) =>
      api.send(markReadView, `/orders/${orderId}/messages/read`, { body: { lastReadId } }),
    onSuccess: (_data, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: unreadQuery(api).queryKey }),
  })
