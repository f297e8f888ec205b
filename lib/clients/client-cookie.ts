/** The cookie with the client that somebody works for, where they belong to several. Pages read it, the API never. */
export const clientCookie = 'client'
/** By this name an address says for which client it is meant, as links in mails do. */
export const clientParameter = 'for'
