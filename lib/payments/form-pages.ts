/**
 * Whether the payment provider's form may be on a page: there its scripts are allowed, and nowhere else. Server and browser
 * go by the same rule.
 */
export const hasPaymentForm = (path: string): boolean => /^\/(orders|billing)(\/|$)/.test(path)
