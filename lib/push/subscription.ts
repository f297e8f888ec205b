import { pushSubscription, type PushSubscriptionInput } from '#lib/push/schema.ts'
import { decrypt, encrypt } from '#lib/secrets.ts'

export const sealSubscription = ({ endpoint, keys }: PushSubscriptionInput): string =>
  encrypt(JSON.stringify({ endpoint, keys }))

export const openSubscription = (sealed: string): PushSubscriptionInput =>
  pushSubscription.parse(JSON.parse(decrypt(sealed)))
