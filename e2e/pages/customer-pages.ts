import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { apiOf } from '../customer/an-order.ts'
import { askAs, ordersByReference } from './ask.ts'
import { open, openBy, press, room, sendEmpty, sendEmptyDialog, type Act, type Place, type Room } from './place.ts'

type Things = Awaited<ReturnType<typeof gather>>

const here = (path: string) => `${path}${path.includes('?') ? '&' : '?'}environment=development`
const inSandbox = (route: string, states: Place<Things>['states'] = {}): Place<Things> => ({
  route,
  at: () => [here(route)],
  states,
})

// Nobody listens there, and nobody else looks at it: it wants a kind of event that hardly happens.
const endpoint = { url: `http://127.0.0.1:9/${crypto.randomUUID()}`, eventTypes: ['payment.dispute_closed'] }

async function gather(page: Page, demo: DemoFile) {
  const named = await ordersByReference(demo)
  const api = apiOf(demo)
  const { id: endpointId } = await api.call<{ id: string }>('/webhook-endpoints', endpoint)
  await api.call(`/webhook-endpoints/${endpointId}/ping`, {})
  const [delivery] = await api.call<{ id: string }[]>(`/webhook-deliveries?endpointId=${endpointId}`)
  const ask = await askAs(page, 'customer', 'production')
  const [offer] = await ask<{ researcherId: string }[]>(`/orders/${named('HAEGHEN-1')}/offers`)
  return {
    named,
    endpointId,
    deliveryId: delivery?.id ?? '',
    toPay: await api.placeToPay(),
    researcherId: offer?.researcherId ?? '',
  }
}

async function tidy({ developmentBaseUrl, apiKeys }: DemoFile): Promise<void> {
  const headers = { Authorization: `Bearer ${apiKeys.development}` }
  const { call } = apiOf({ developmentBaseUrl, apiKeys })
  for (const { id, url } of await call<{ id: string; url: string }[]>('/webhook-endpoints'))
    if (url === endpoint.url)
      await fetch(`${developmentBaseUrl}/webhook-endpoints/${id}`, { method: 'DELETE', headers })
}

const palette: Act = async (page) => {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}

const orders: Place<Things>[] = [
  { route: '/orders', at: () => ['/orders?q=nothing-like-it', '/orders'], states: { palette } },
  { route: '/orders/new', states: { 'sent empty': sendEmpty } },
  { route: '/orders/import' },
  {
    route: '/orders/[orderId]',
    at: ({ named }) => [
      '/orders/ord_01k9z3v7e8f6q9w2x4y5z6a7b8',
      ...['NOWAK-13', 'HOELZL-2', 'NOWAK-12', 'DECLERCQ-4', 'NOWAK-11', 'DECLERCQ-3'].map(
        (one) => `/orders/${named(one)}`,
      ),
      ...['payment', 'history', 'messages', 'notes'].map((tab) => `/orders/${named('MOREAU-1912')}?tab=${tab}`),
      { path: `/orders/${named('KRUEGER-08')}`, state: 'withdraw', act: open('Withdraw the order') },
      { path: `/orders/${named('HAEGHEN-1')}`, state: 'decline', act: open('Decline') },
      `/orders/${named('MOREAU-1892')}?tab=documents`,
    ],
    states: {
      accept: open('Accept the delivery'),
      'something wrong': press('Something is wrong'),
      viewer: (page, say) =>
        openBy(page, page.getByRole('button', { name: new RegExp(`${say('Look at').source}.*Moreau`) })),
    },
  },
  {
    route: '/orders/[orderId]/change',
    at: ({ named }) => [`/orders/${named('HAEGHEN-1')}/change`],
    states: {
      'sent empty': async (page, say) => {
        await page.getByLabel(say('Place')).fill('')
        await sendEmpty(page, say)
      },
    },
  },
  { route: '/orders/[orderId]/pay', at: ({ toPay }) => [here(`/orders/${toPay}/pay`)] },
  { route: '/researchers/[researcherId]', at: ({ researcherId }) => [`/researchers/${researcherId}`] },
]

const account: Place<Things>[] = [
  { route: '/account' },
  { route: '/account/data' },
  { route: '/billing' },
  { route: '/help' },
  { route: '/members', states: { 'invitation sent empty': sendEmptyDialog('Invite somebody') } },
  { route: '/members/audit-log' },
  { route: '/members/sign-on' },
  { route: '/research/apply', states: { 'sent empty': sendEmpty } },
]

const developers: Place<Things>[] = [
  inSandbox('/developers', { 'new key sent empty': sendEmptyDialog('New key') }),
  inSandbox('/developers/requests'),
  inSandbox('/developers/sandbox'),
  inSandbox('/developers/go-live'),
  inSandbox('/developers/webhooks', { 'new endpoint sent empty': sendEmptyDialog('New endpoint') }),
  {
    route: '/developers/webhooks/[endpointId]',
    at: ({ endpointId }) => [here(`/developers/webhooks/${endpointId}`)],
    states: {
      recover: open('Recover'),
      rotate: open('Rotate the secret'),
      delete: open('Delete'),
    },
  },
  {
    route: '/developers/webhooks/deliveries/[deliveryId]',
    at: ({ deliveryId }) => [here(`/developers/webhooks/deliveries/${deliveryId}`)],
  },
  { route: '/device', at: () => ['/device', '/device?code=XXXXXXXX'] },
]

export const customerPages: Room = room({
  role: 'customer',
  gather,
  tidy,
  places: [...orders, ...account, ...developers],
})
