import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkHistories } from '../torture/histories.ts'
import { isLinearizable, type Recorded } from '../torture/linearize.ts'
import type { Call, State } from '../torture/model.ts'
import type { Row } from '../torture/part.ts'
import { theApp } from './app.ts'
import { clientOf } from './client.ts'

// `npm run torture` does the same with more of it, and takes the parts of a running service away.

test('calls of several at once on one order can all have happened one after the other', async () => {
  const { demo } = theApp()
  const api = clientOf(demo.developmentBaseUrl, demo.apiKeys.development)
  const rows: Row[] = []
  for await (const row of checkHistories(api, randomInt(2 ** 31), 20)) rows.push(row)
  expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  expect(rows.map(({ figures }) => figures['orders'])).toEqual([20, 20])
})

test('what can not have happened one after the other is seen', () => {
  const open: State = { status: 'open', declined: [], authorized: false, finalized: false }
  const at = (begun: number, ended: number, call: Call, ok: boolean, status?: string): Recorded => ({
    call,
    answer: { ok, ...(status === undefined ? {} : { status }) },
    begun,
    ended,
  })
  const select = (offer: 0 | 1): Call => ({ do: 'select', offer })
  // Of two selects at once one wins, and who looks while they are under way may see either state.
  expect(isLinearizable([at(0, 9, select(0), true), at(1, 8, select(1), false)], open)).toBe(true)
  expect(isLinearizable([at(0, 9, select(0), true), at(1, 8, select(1), true)], open)).toBe(false)
  expect(isLinearizable([at(0, 9, select(0), true), at(1, 3, { do: 'look' }, true, 'open')], open)).toBe(true)
  expect(isLinearizable([at(0, 2, select(0), true), at(3, 4, { do: 'look' }, true, 'open')], open)).toBe(false)
  // What was acknowledged and is gone.
  expect(isLinearizable([at(0, 1, { do: 'withdraw' }, true), at(2, 3, select(0), true)], open)).toBe(false)
})
