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

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}
