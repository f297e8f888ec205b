import type { Addresses } from '#lib/server/docs/guide-text.ts'
import { baseUrlOf, getEnv } from '#lib/env.ts'

/** Where this deployment listens. The port isn't known to a build, so ask while answering a request. */
export const readAddresses = (): Addresses => ({
  development: baseUrlOf('development'),
  production: baseUrlOf('production'),
  portal: getEnv().PORTAL_URL,
  webhooks: words(getEnv().WEBHOOK_ADDRESSES),
})

const words = (networks: readonly string[]) =>
  networks.length === 0 ? 'any address' : networks.map((network) => `\`${network}\``).join(', ')
