/** What was written before anybody signed in. It lasts until it is ordered, or thrown away. */
export const visitorDraftKey = 'order-draft.visitor'

/** Makes it somebody's own, as it is: two of one order would be placed twice. */
export function moveVisitorDraft(key: string): void {
  try {
    const draft = localStorage.getItem(visitorDraftKey)
    if (draft === null) return
    localStorage.setItem(key, draft)
    localStorage.removeItem(visitorDraftKey)
  } catch {
    // Storage may be full; it then stays where it was.
  }
}

/** Drops the draft where it is what was sent as this order, unchanged since: by now it may be of another one. */
export function dropSentDraft(firstOrderId: string): void {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(visitorDraftKey) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('sentAs' in draft)) return
    if (Array.isArray(draft.sentAs) && draft.sentAs.includes(firstOrderId)) dropDraft(visitorDraftKey)
  } catch {
    // As above.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}
