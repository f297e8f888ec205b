import { randomInt } from 'node:crypto'
import { spell, symbols } from '#lib/orders/number.ts'

const shortest = 5
const longest = 10

// Where this process begins, and how many of its last fifty or so were taken.
let first = shortest
let share = 0

/**
 * A number for an order, which may be taken. Five drawn characters are 6.4 million: `taken` times before, one character more is
 * drawn, so that numbers grow as the shorter ones are used up. The migration that brought numbers draws by the same rule.
 */
export function drawNumber(taken = 0): string {
  const drawn = Array.from({ length: Math.min(first + taken, longest) }, () => randomInt(symbols.length))
  const checked = drawn.reduce((so, symbol) => ((so + symbol) * 2) % symbols.length, 0)
  const check = (symbols.length + 1 - checked) % symbols.length
  return spell([...drawn, check].map((symbol) => symbols[symbol]).join(''))
}

/** Whether a first draw was taken: each costs the order another try, so with a fifth of them longer ones are drawn at once. */
export function noteFirstDraw(taken: boolean): void {
  share += ((taken ? 1 : 0) - share) / 50
  if (share <= 0.2 || first === longest) return
  first += 1
  share = 0
}
