import { expect, test } from 'vitest'
import { isSimulatorKey, isTestKey } from './provider-key.ts'

test.each([
  ['pk_test_sim_0a1b', true, true],
  ['pk_live_sim_0a1b', true, true],
  ['pk_test_51PqL2x', false, true],
  ['pk_live_51PqL2x', false, false],
  ['pk_test_simple', false, true],
  ['sk_test_sim_0a1b', false, false],
  ['', false, false],
])('key %j: simulator %s, test %s', (key, simulator, trial) => {
  expect([isSimulatorKey(key), isTestKey(key)]).toEqual([simulator, trial])
})
