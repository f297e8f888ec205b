import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { placeJob } from '../researcher/a-job.ts'
import { askAs, ordersByReference } from './ask.ts'
import { open, room, sendEmpty, sendEmptyDialog, type Room } from './place.ts'

type Calendar = { coming: { id: string }[] }

const gather = async (page: Page, demo: DemoFile) => ({
  named: await ordersByReference(demo),
  job: await placeJob(demo),
  visit: (await (await askAs(page, 'researcher', 'production'))<Calendar>('/research/visits')).coming[0]?.id ?? '',
})

export const researcherPages: Room = room({
  role: 'researcher',
  gather,
  places: [
    { route: '/research' },
    { route: '/research/work', at: () => ['/research/work', '/research/work?stage=done'] },
    { route: '/research/inbox' },
    {
      route: '/research/visits',
      at: () => ['/research/visits?environment=production'],
      states: { 'a day planned nowhere': sendEmptyDialog('Plan a day') },
    },
    {
      route: '/research/visits/[visitId]',
      at: ({ visit }) => [`/research/visits/${visit}?environment=production`],
      states: { 'another day': open('Change') },
    },
    { route: '/research/earnings' },
    { route: '/research/profile' },
    {
      route: '/research/orders/[orderId]',
      at: ({ named, job }) => [
        ...['HAEGHEN-1', 'MOREAU-1974', 'MOREAU-1912', 'MOREAU-1892'].map((one) => `/research/orders/${named(one)}`),
        `/research/orders/${job}?environment=development`,
      ],
      states: { 'offer sent empty': sendEmpty },
    },
  ],
})
