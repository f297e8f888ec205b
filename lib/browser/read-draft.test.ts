import { beforeEach, expect, it, vi } from 'vitest'
import { emptyOrder, writeDraft } from '#lib/browser/order-values.ts'
import { readDraft, sortKept } from '#lib/browser/read-draft.ts'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  })
})

const file = (name: string, hours: number) => ({
  id: `att_${name}`,
  name,
  contentType: 'application/pdf' as const,
  sizeBytes: 1,
  createdAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
})

it('names the files that a draft has lost since they were attached', () => {
  const [scan, old] = [file('scan.pdf', 1), file('family book.pdf', 25)]
  writeDraft('draft', { ...emptyOrder('EUR'), documentType: 'Will', attachmentIds: [old, scan] })
  expect(readDraft('draft')).toMatchObject({ values: { attachmentIds: [scan] }, forgotten: ['family book.pdf'] })
})

it('forgets no file of an order, however old it is', () => {
  const [claimed, old] = [file('claimed.pdf', 50), file('old.pdf', 25)]
  expect(sortKept([claimed, old], [claimed])).toEqual({ kept: [claimed], forgotten: ['old.pdf'] })
})
