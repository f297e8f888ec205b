type Cell = string | number | boolean | null | undefined
export type Column<T> = { name: string; width: number; of: (row: T) => Cell }

export type Printer = {
  /** One answer: its members, one to a line. */
  one: (value: unknown) => void
  /** A list, row by row as they come; returns how many there were. */
  rows: <T>(rows: Iterable<T> | AsyncIterable<T>, columns: readonly Column<T>[]) => Promise<number>
  /** For people: not part of an answer. */
  say: (text: string) => void
}

/** Others wrote it: nothing in it moves the cursor or colours the rest. */
export const plain = (value: Cell) =>
  String(value ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()

const fit = (value: Cell, width: number) => {
  const letters = [...plain(value)]
  const text = letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : letters.join('')
  return text + ' '.repeat(Math.max(0, width - letters.length))
}

/** `order.documentType`, `offers.0.id`: the way to each value that is no list or object itself. */
function* members(value: unknown, path = ''): Generator<[string, Cell]> {
  if (typeof value !== 'object' || value === null) return yield [path, value as Cell]
  for (const [name, inner] of Object.entries(value)) yield* members(inner, path === '' ? name : `${path}.${name}`)
}

type Streams = { out: (text: string) => void; err: (text: string) => void }

/** @param json whether a program reads it: then answers alone are on the output, each on a line of its own */
export function printer(json: boolean, { out, err }: Streams): Printer {
  const line = (text: string) => out(`${text}\n`)
  return {
    one: (value) => {
      if (json) return line(JSON.stringify(value))
      const all = [...members(value)]
      const width = Math.max(0, ...all.map(([path]) => path.length))
      for (const [path, cell] of all) line(`${path.padEnd(width)}  ${plain(cell)}`)
    },
    rows: async (rows, columns) => {
      let count = 0
      for await (const row of rows) {
        if (json) line(JSON.stringify(row))
        else {
          if (count === 0) line(columns.map(({ name, width }) => fit(name.toUpperCase(), width)).join('  '))
          line(
            columns
              .map(({ of, width }) => fit(of(row), width))
              .join('  ')
              .trimEnd(),
          )
        }
        count += 1
      }
      if (count === 0 && !json) line('Nothing.')
      return count
    },
    say: (text) => (json ? err(`${text}\n`) : line(text)),
  }
}
