import { beforeEach, expect, it, vi } from 'vitest'
import { forgetUnsent, mayBeUnsent, noteUnsent } from '#lib/browser/unsent-visits.ts'
import type { QueuedMark } from '#lib/browser/visit-queue.ts'

const none = { marks: [], photos: [], onlyHere: new Set<string>() }
const markOf = (userId: string): QueuedMark => ({
  ...{ key: userId, userId, environment: 'development', visitId: 'vis_a', orderId: 'ord_a' },
  mark: { state: 'found', markedAt: '2026-01-01T10:00:00Z' },
})
const waits = (userId: string) => noteUnsent(userId, { ...none, marks: [markOf(userId)] }, true)
const flag = () => localStorage.getItem('visits-unsent')

beforeEach(() => {
  const there = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => there.get(key) ?? null,
    setItem: (key: string, text: string) => void there.set(key, text),
    removeItem: (key: string) => void there.delete(key),
  })
})

it('knows of everybody on a shared device of whom something waits', () => {
  waits('usr_a')
  waits('usr_b')
  expect(['usr_a', 'usr_b', 'usr_c'].filter(mayBeUnsent)).toEqual(['usr_a', 'usr_b'])
  noteUnsent('usr_b', none, true)
  expect(['usr_a', 'usr_b'].filter(mayBeUnsent)).toEqual(['usr_a'])
  forgetUnsent('usr_c')
  forgetUnsent('usr_a')
  expect(flag()).toBeNull()
})

it('forgets nothing while the database can not be read', () => {
  waits('usr_a')
  noteUnsent('usr_a', none, false)
  expect(mayBeUnsent('usr_a')).toBe(true)
})

it('knows what this page alone has, and no page after it looks for that', () => {
  const unsent = { ...none, marks: [markOf('usr_a')], onlyHere: new Set(['usr_a']) }
  for (const wasRead of [true, false]) {
    noteUnsent('usr_a', unsent, wasRead)
    expect(['usr_a', 'usr_b'].filter(mayBeUnsent)).toEqual(['usr_a'])
    expect(flag()).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(mayBeUnsent('usr_a')).toBe(true)
  noteUnsent('usr_a', none, true)
  expect(mayBeUnsent('usr_a')).toBe(false)
})
