import { expect, it } from 'vitest'
import { deeds, deedsFor, hindranceOf } from '#components/operator/queue/deeds.ts'
import type { QueueItem } from '#lib/queue/schema.ts'

const item = (assignee?: string) =>
  ({ kind: 'payouts', ...(assignee ? { assignee: { id: assignee, name: 'Ben' } } : {}) }) as QueueItem // no more is looked at

it('says of each what can’t be done with it, and why', () => {
  const table = (assignee?: string) => deeds.map((deed) => hindranceOf(deed, item(assignee), 'me')?.why)
  expect(table()).toEqual([undefined, undefined, 'nobodys', undefined])
  expect(table('me')).toEqual([undefined, 'yours', undefined, undefined])
  expect(table('ben')).toEqual(['others', 'others', undefined, 'others'])
  expect(deeds.map((deed) => hindranceOf(deed, undefined, 'me')?.why)).toEqual(['gone', 'gone', 'gone', 'gone'])
  expect(deedsFor('payouts')).not.toContain('open')
})
