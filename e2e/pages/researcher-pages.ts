import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { placeJob } from '../researcher/a-job.ts'
import { ordersByReference } from './ask.ts'
import { room, sendEmpty, type Room } from './place.ts'

const gather = async (_page: Page, demo: DemoFile) => ({
  named: await ordersByReference(demo),
  job: await placeJob(demo),
})

export const researcherPages: Room = room({
  role: 'researcher',
  gather,
  places: [
    { route: '/research' },
    { route: '/research/work', at: () => ['/research/work', '/research/work?stage=done'] },
    { route: '/research/inbox' },
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
