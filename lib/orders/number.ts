// An order's number is what people call it by, beside the id that programs use: `CS-7QK-4MR`, drawn at random
// (lib/orders/draw-number.ts), so that it tells nobody how many orders there are.
//
// Its letters are Crockford's base 32 without what can be taken for another of them, on paper or by ear: B 8, D 0, G 6, S 5,
// Z 2, N M. C is left to the prefix, and without A and E no number spells a word. 23 are left; as 23 is a prime, a check
// character of the same alphabet finds every single wrong character and every two neighbours that changed places: ISO 7064's
// pure system (its MOD 11-2 and MOD 37-2 are the same with other primes), here MOD 23-2.
export const symbols = '0123456789FHJKMPQRTVWXY'

/** What letters are read as that no number has. */
const readAs: Readonly<Record<string, string>> = {
  ...{ O: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8', U: 'V', N: 'M' },
}

/** Five drawn characters and the check; more once the shorter ones are used up. */
const shape = new RegExp(`^[${symbols}]{6,11}$`)

const fits = (body: string): boolean => {
  const [check = '', ...drawn] = [...body].reverse()
  const sum = drawn.reverse().reduce((so, symbol) => ((so + symbols.indexOf(symbol)) * 2) % symbols.length, 0)
  return (sum + symbols.indexOf(check)) % symbols.length === 1
}

/** What a case's number has behind its order's (lib/cases/words.ts). */
const ofCase = /\/\s*i?\d+\s*$/i

/**
 * The number that somebody typed, as it is written: in small letters or with spaces, without its hyphens or `CS`, or with a
 * letter for what it looks like; or with a case's behind it, `CS-7QK-4MR/2`. Undefined where it can't be one: something in it
 * must be wrong.
 */
export const readNumber = (typed: string): string | undefined => read(typed.replace(ofCase, '')) ?? read(typed)

function read(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const body = [...letters.replace(/^C[S5]/, '')].map((letter) => readAs[letter] ?? letter).join('')
  if (!shape.test(body) || !fits(body)) return undefined
  return spell(body)
}

/** Drawn characters and their check, as they are written. */
export function spell(body: string): string {
  const half = Math.floor(body.length / 2)
  return `CS-${body.slice(0, half)}-${body.slice(half)}`
}
