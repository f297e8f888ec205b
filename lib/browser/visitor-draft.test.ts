import { beforeEach, expect, it, vi } from 'vitest'
import { emptyOrder, markSent, writeDraft } from '#lib/browser/order-values.ts'
import { dropSentDraft, unknownOrder, visitorDraftKey } from '#lib/browser/visitor-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

const of = (documentType: string) => ({ ...emptyOrder('EUR'), documentType })
const write = (documentType: string) => writeDraft(visitorDraftKey, of(documentType))
/** Whether the draft is still there once an order is placed. */
const staysAfter = (placed: string) => {
  dropSentDraft(placed)
  return kept.has(visitorDraftKey)
}

it('goes with the order that it was sent as, and with no other', () => {
  write('Will')
  markSent(of('Will'), 'fst_1')
  expect(staysAfter('fst_2')).toBe(true)
  write('Will')
  expect(staysAfter('fst_1')).toBe(false)
})

it('goes with whichever is placed where no answer said what it was sent as, though it was sent once more', () => {
  write('Will')
  markSent(of('Will'), unknownOrder)
  markSent(of('Will'), 'fst_2')
  expect(staysAfter('fst_1')).toBe(false)
})

it.each(['fst_1', unknownOrder])(
  'stays where it was changed and what is placed may be what was sent before: "%s"',
  (id) => {
    write('Will')
    markSent(of('Will'), id)
    write('Census')
    markSent(of('Census'), unknownOrder)
    markSent(of('Census'), 'fst_2')
    expect(staysAfter('fst_1')).toBe(true)
    expect(staysAfter('fst_2')).toBe(false)
  },
)

it('is dropped by nothing where it was never sent', () => {
  expect(staysAfter('fst_1')).toBe(false)
  write('Will')
  expect(staysAfter('fst_1')).toBe(true)
})
