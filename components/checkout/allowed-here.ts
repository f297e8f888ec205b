import { hasPaymentForm } from '#lib/payments/form-pages.ts'

/** A step from page to page keeps the document and its policy. Whoever came by such a step needs a document of this address. */
export const isAllowedHere = () => {
  const [loadedFrom] = performance.getEntriesByType('navigation')
  return loadedFrom === undefined || hasPaymentForm(new URL(loadedFrom.name, location.href).pathname)
}
