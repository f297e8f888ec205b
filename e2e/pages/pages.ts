import { customerPages } from './customer-pages.ts'
import { operatorPages } from './operator-pages.ts'
import type { Room } from './place.ts'
import { researcherPages } from './researcher-pages.ts'
import { docsPages, visitorPages } from './visitor-pages.ts'

/** Every page that there is (tools/lint/pages.test.ts), by who sees it: what holds of each is held against these. */
export const rooms: Record<'visitor' | 'reader' | 'customer' | 'researcher' | 'operator', Room> = {
  visitor: visitorPages,
  reader: docsPages,
  customer: customerPages,
  researcher: researcherPages,
  operator: operatorPages,
}
