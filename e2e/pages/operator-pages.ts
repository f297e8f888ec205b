import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { simulatorOf } from '../api/simulator.ts'
import { apiOf, placePaid } from '../customer/an-order.ts'
import { accessOf, expect } from '../fixtures.ts'
import { readSecrets } from '../running-app.ts'
import { askAs, ordersByReference } from './ask.ts'
import { room, sendEmpty, sendEmptyDialog, type Room } from './place.ts'

type Named = { id: string; name: string }

/** An order in work whose payment the customer disputes at the bank. */
export async function placeDisputed(demo: DemoFile): Promise<{ orderId: string; disputeId: string }> {
  const api = apiOf(demo)
  const simulator = simulatorOf({ demo, secrets: readSecrets(process.env['E2E_DATA_DIR'] ?? '') })
  const orderId = await placePaid(api)
  await api.step(orderId, 'start')
  await expect.poll(() => api.count(orderId, 'payment.captured')).toBe(1)
  const { paymentIntentId } = (await api.call<{ order: { paymentIntentId: string } }>(`/orders/${orderId}`)).order
  const { id: disputeId } = await simulator.dispute(paymentIntentId)
  await expect.poll(() => api.count(orderId, 'payment.disputed')).toBe(1)
  return { orderId, disputeId }
}

/** A case about an order in work, as its customer reports it. */
async function reportProblem(page: Page, demo: DemoFile): Promise<string> {
  const api = apiOf(demo)
  const orderId = await placePaid(api)
  await api.step(orderId, 'start')
  await expect.poll(() => api.count(orderId, 'payment.captured')).toBe(1)
  await api.call(`/orders/${orderId}/cases`, { kind: 'late', content: 'The promised day has passed.' })
  const ask = await askAs(page, 'operator', 'development')
  return (await ask<Named[]>(`/operator/cases?q=${orderId}`))[0]?.id ?? ''
}

/** A list of archives that somebody has looked at and not carried out: one more, one that changes, one that can't be read. */
async function previewImport(page: Page): Promise<string> {
  const { baseUrl, headers } = await accessOf(page, 'operator', 'production')
  const rows = [
    'name,city,countryISOA3,website',
    'Archives de Brocéliande,Paimpont,FRA,',
    'Archivo Nacional Aruba,Oranjestad,ABW,https://archive.example',
    'Nowhere,Nowhere,XYZ,',
  ]
  const data = rows.join('\n')
  const sent = await page.request.post(`${baseUrl}/operator/archives/import`, {
    data,
    headers: { ...headers, 'content-type': 'text/csv' },
  })
  return ((await sent.json()) as { id: string }).id // as documented
}

async function gather(page: Page, demo: DemoFile) {
  const ask = await askAs(page, 'operator', 'production')
  const first = async (list: string) => (await ask<Named[]>(list))[0]?.id ?? ''
  return {
    named: await ordersByReference(demo),
    archiveId: await first('/operator/archives?q=Paris'),
    clientId: await first('/operator/clients?q=Moreau'),
    askingId: await first('/operator/clients?q=Ghent'),
    researcherId: await first('/operator/researchers?q=Camille'),
    userId: await first(`/operator/people?q=${encodeURIComponent(demo.logins.customer.email)}`),
    importId: await previewImport(page),
    caseId: await reportProblem(page, demo),
    ...(await placeDisputed(demo)),
  }
}

export const operatorPages: Room = room({
  role: 'operator',
  gather,
  places: [
    {
      route: '/operator',
      at: () => ['/operator', '/operator?environment=development', '/operator?kind=payments&environment=development'],
    },
    { route: '/operator/orders' },
    {
      route: '/operator/orders/[orderId]',
      at: ({ named, orderId }) => [
        `/operator/orders/${named('MOREAU-1912')}`,
        `/operator/orders/${orderId}?environment=development`,
        `/operator/orders/${named('DECLERCQ-3')}`,
        `/operator/orders/${named('NOWAK-12')}`,
      ],
      states: { 'cancel without a reason': sendEmptyDialog('Cancel') },
    },
    {
      route: '/operator/disputes/[disputeId]',
      at: ({ disputeId }) => [`/operator/disputes/${disputeId}?environment=development`],
    },
    { route: '/operator/cases', at: () => ['/operator/cases', '/operator/cases?state=undecided&q=nobody'] },
    {
      route: '/operator/cases/[caseId]',
      at: ({ caseId }) => [`/operator/cases/${caseId}?environment=development`],
      states: { 'refund without a reason': sendEmptyDialog('Refund and close') },
    },
    { route: '/operator/clients' },
    { route: '/operator/clients/[clientId]', at: ({ clientId }) => [`/operator/clients/${clientId}`] },
    {
      route: '/operator/clients/[clientId]/production',
      at: ({ clientId, askingId }) => [clientId, askingId].map((id) => `/operator/clients/${id}/production`),
    },
    { route: '/operator/researchers' },
    {
      route: '/operator/researchers/[researcherId]',
      at: ({ researcherId }) => [`/operator/researchers/${researcherId}`],
    },
    { route: '/operator/people', at: () => ['/operator/people?q=example'] },
    {
      route: '/operator/people/[userId]',
      at: ({ userId }) => [`/operator/people/${userId}`],
      states: { 'disable without a reason': sendEmptyDialog('Disable') },
    },
    { route: '/operator/operators', states: { 'invitation sent empty': sendEmpty } },
    { route: '/operator/archives' },
    { route: '/operator/archives/[archiveId]', at: ({ archiveId }) => [`/operator/archives/${archiveId}`] },
    { route: '/operator/archives/new', states: { 'sent empty': sendEmpty } },
    { route: '/operator/archives/import' },
    { route: '/operator/archives/import/[importId]', at: ({ importId }) => [`/operator/archives/import/${importId}`] },
    { route: '/operator/finance', at: () => ['/operator/finance?environment=development', '/operator/finance'] },
    {
      route: '/operator/finance/[list]',
      at: () => [
        '/operator/finance/payments',
        '/operator/finance/disputes?status=open&environment=development',
        '/operator/finance/refunds',
      ],
    },
    { route: '/operator/finance/months' },
    {
      route: '/operator/finance/months/[month]',
      at: () => [`/operator/finance/months/${new Date().toISOString().slice(0, 7)}`],
    },
    { route: '/operator/figures' },
    { route: '/operator/audit' },
    { route: '/operator/health' },
    { route: '/operator/health/alerts', states: { 'sent empty': sendEmpty } },
    { route: '/operator/health/incidents', states: { 'sent empty': sendEmpty } },
  ],
})
