/** What was written before anybody signed in. It lasts until it is ordered, or thrown away. */
export const visitorDraftKey = 'order-draft.visitor'
/** What a draft was sent as where no answer said it: it may have arrived, and its mail places it then. */
export const unknownOrder = ''
/** A visitor's first orders: those that are the draft, word for word, and those that were sent before it was changed to what it is. */
export type SentOrders = { sentAs?: readonly string[]; sentBefore?: readonly string[] }

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

/**
 * Drops the draft where it is what was sent as this order, unchanged since: by now it may be of another one. Where it isn't
 * known what it was sent as, it is taken for this one, unless other words were, or may have been.
 */
export function dropSentDraft(firstOrderId: string): void {
  try {
    const { sentAs = [], sentBefore = [] } = JSON.parse(localStorage.getItem(visitorDraftKey) ?? '{}') as SentOrders
    const isOther = sentBefore.includes(firstOrderId) || sentBefore.includes(unknownOrder)
    if (sentAs.includes(firstOrderId) || (sentAs.includes(unknownOrder) && !isOther)) dropDraft(visitorDraftKey)
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
