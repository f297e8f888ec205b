import type { ZipEntry } from '#lib/files/zip-of.ts'

/** The rows of what is known to be short, such as an order's messages. */
export async function gather<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

async function* toArrayText(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts
}

export const textFile = (name: string, text: string): ZipEntry => ({ name, contents: pieces(text) })
export const jsonFile = (name: string, value: unknown): ZipEntry =>
  textFile(name, `${JSON.stringify(value, null, 2)}\n`)
/** A list of any length as one JSON array. */
export const listFile = (name: string, rows: AsyncIterable<unknown>): ZipEntry => ({
  name,
  contents: toArrayText(rows),
})
