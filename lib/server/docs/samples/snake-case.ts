/** A name as Python spells it: `placeOrder` is `place_order`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)
