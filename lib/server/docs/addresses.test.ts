import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** The settings are read once per process, so each deployment is a fresh import. */
async function webhooksFrom(networks: string): Promise<string> {
  vi.stubEnv('WEBHOOK_ADDRESSES', networks)
  const { readAddresses } = await import('#lib/server/docs/addresses.ts')
  try {
    return readAddresses().webhooks
  } finally {
    vi.unstubAllEnvs()
  }
}

it('says where webhooks come from, or that nobody has said so', async () => {
  expect(await webhooksFrom('')).toBe('any address')
})

it('names every address and network', async () => {
  expect(await webhooksFrom('203.0.113.7, 2001:db8::/32')).toBe('`203.0.113.7`, `2001:db8::/32`')
})

it('takes nothing that is neither', async () => {
  await expect(webhooksFrom('gateway.example.com')).rejects.toThrow(/WEBHOOK_ADDRESSES must list addresses or networks/)
})
