/** Of fewer orders nothing is said: somebody's own could be read from it. */
export const fewestOrders = 5
/** Of fewer, one that took long would be what all of them are said to take. */
export const fewestReadings = 10
