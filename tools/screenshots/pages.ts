import type { Page } from '@playwright/test'
import { rooms } from '../../e2e/pages/pages.ts'
import type { Room, Say, Visit } from '../../e2e/pages/place.ts'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { developerPictures } from './developers.ts'
import { newOrderPictures } from './new-order.ts'
import { orderPictures } from './orders.ts'
import type { Picture } from './picture.ts'
import { researchPictures } from './research.ts'

const say: Say = (english) => new RegExp(`^${english}`)

/** Letters and digits that an address would make a file of. */
const nameOf = (path: string) =>
  path
    .replace(/(ord|whe|whd|res|arc|cli|usr|dsp|du)_\w+/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

const pictureOf =
  (room: string, role: Room['role']) =>
  ({ path, state, act }: Visit, index: number): Picture => ({
    name: [room, String(index + 1).padStart(2, '0'), nameOf(path), ...(state ? [nameOf(state)] : [])].join('-'),
    path,
    ...(role ? { role } : {}),
    environment: 'production',
    ...(act ? { prepare: async (page) => void (await act(page, say)) } : {}),
  })

/** What the walk of the tests doesn't come by: more states of pages that have many. */
const states: readonly Picture[] = [
  {
    name: 'account-menu',
    path: '/orders',
    role: 'customer',
    prepare: (page) => page.getByRole('button', { name: 'Élise Moreau' }).click(),
  },
  { name: 'orders-your-turn', path: '/orders?turn=you', role: 'customer' },
  ...newOrderPictures,
  ...orderPictures,
  ...researchPictures,
  ...developerPictures,
]

/** Every page that a role sees, from the list that the tests walk through, and then its further states. */
export async function findPictures(page: Page, role: Room['role'], demo: DemoFile): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const [name, room] of Object.entries(rooms))
    if (room.role === role) pictures.push(...(await room.findVisits(page, demo)).map(pictureOf(name, role)))
  return [...pictures, ...states.filter((picture) => picture.role === role)]
}

export async function tidyUp(demo: DemoFile): Promise<void> {
  for (const { tidy } of Object.values(rooms)) await tidy?.(demo)
}
