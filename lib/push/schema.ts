import { z } from 'zod'
import { instant } from '#lib/text.ts'

const base64url = /^[A-Za-z0-9_-]+={0,2}$/
const isLongAs = (bytes: number) => (text: string) =>
  Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes && base64url.test(text)

const endpoint = z.string().max(2000, 'is too long')

/** What a browser's `PushSubscription.toJSON()` holds. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().refine(isLongAs(65), 'must be a P-256 point of 65 bytes in base64url'),
    auth: z.string().refine(isLongAs(16), 'must be 16 bytes in base64url'),
  }),
})
export type PushSubscriptionInput = z.output<typeof pushSubscription>

export const addPushDeviceInput = pushSubscription
  .extend({
    replaces: endpoint.optional().meta({
      description:
        'The endpoint so far: without a device of yours that has it nothing is added, for it was removed meanwhile',
    }),
  })
  .meta({
    id: 'AddPushDevice',
    example: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  })
export type AddPushDeviceInput = z.output<typeof addPushDeviceInput>

export const pushDeviceView = z
  .object({
    id: z.string().meta({ description: 'That of the session' }),
    agent: z.string().optional().meta({ example: 'Firefox on Linux' }),
    createdAt: instant,
    lastSeenAt: instant.meta({ description: 'When its session was last in use, a minute exact' }),
    lastNotifiedAt: instant.optional(),
    current: z.boolean().meta({ description: 'Whether this request came from it' }),
  })
  .meta({ id: 'PushDevice' })
export type PushDeviceView = z.output<typeof pushDeviceView>

export const pushKeyView = z
  .object({ publicKey: z.string().meta({ description: 'For `applicationServerKey`, in base64url' }) })
  .meta({ id: 'PushKey' })
export type PushKeyView = z.output<typeof pushKeyView>
