/** Of fewer orders nothing is said: somebody's own could be read from it. */
export const fewestOrders = 5
