/** What was written before anybody signed in. It lasts until it is ordered, or thrown away. */
export const visitorDraftKey = 'order-draft.visitor'

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}
