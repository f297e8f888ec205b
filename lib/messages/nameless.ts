/** In the place of a customer's id, for researchers: who orders they never learn. Here, for pages, which carry no schemas. */
export const nameless = 'customer'
