import { takeTurns } from '#lib/give-way.ts'

/** The text isn't CSV from here on; whatever stood before it has been read. */
export class CsvError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** `line` is where the row begins: a quoted field may span several. */
export type CsvRow = { line: number; fields: string[] }

const notUtf8 = (line: number) => new CsvError(line, 'is not UTF-8; save the file as "CSV UTF-8"')

// An unclosed quote would otherwise gather the rest of the file in memory.
const longestField = 10_000

/**
 * Rows of RFC 4180 in UTF-8, read as they arrive, with CRLF or LF, with or without a byte order mark. Empty lines are passed over.
 * However much has arrived already, others get their turn between two rows, the reader's work with them included.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const parser = new RowParser()
  const strict = new TextDecoder('utf-8', { fatal: true })
  // Reads on where the strict one doesn't say where it stopped: it puts a mark there, as whoever lost a letter before us did.
  const lenient = new TextDecoder('utf-8')
  const isUtf8 = (chunk: Uint8Array | undefined, options: { stream: boolean }) => {
    try {
      strict.decode(chunk, options)
      return true
    } catch {
      return false
    }
  }
  function* rowsOf(chunk?: Uint8Array): Generator<CsvRow> {
    const options = { stream: chunk !== undefined }
    const text = lenient.decode(chunk, options)
    if (isUtf8(chunk, options)) return yield* parser.read(text)
    yield* parser.read(text.slice(0, text.indexOf('\ufffd')))
    throw notUtf8(parser.line)
  }
  const giveWay = takeTurns()
  for await (const chunk of source) {
    for (const row of rowsOf(chunk)) {
      yield row
      await giveWay()
    }
    await giveWay()
  }
  yield* rowsOf()
  yield* parser.end()
}

class RowParser {
  line = 1
  #rowLine = 1
  #fields: string[] = []
  #field = ''
  // `closed`: behind a quote inside a quoted field, which is its end unless another quote follows.
  #at: 'start' | 'plain' | 'quoted' | 'closed' = 'start'

  #append(char: string): void {
    this.#field += char
    if (this.#field.length > longestField)
      throw new CsvError(this.#rowLine, `holds a field of more than ${longestField} characters; is a quote left open?`)
  }

  *read(text: string): Generator<CsvRow> {
    for (const char of text) {
      if (char === '\n') this.line += 1
      // UTF-16 without a mark reads as UTF-8 with these in between, and the database holds none.
      if (char === '\0') throw notUtf8(this.line)
      if (this.#at === 'quoted') this.#inQuotes(char)
      else if (char === ',') this.#endField()
      else if (char === '\n') yield* this.#endRow()
      else if (char !== '\r') this.#outsideQuotes(char)
    }
  }

  *end(): Generator<CsvRow> {
    if (this.#at === 'quoted') throw new CsvError(this.#rowLine, 'holds a quote that is never closed')
    yield* this.#endRow()
  }

  #inQuotes(char: string): void {
    if (char === '"') this.#at = 'closed'
    else this.#append(char)
  }

  #outsideQuotes(char: string): void {
    if (char !== '"') {
      if (this.#at === 'closed') throw new CsvError(this.line, 'has text behind a closing quote')
      this.#at = 'plain'
      return this.#append(char)
    }
    if (this.#at === 'plain') throw new CsvError(this.line, 'has a quote inside a field that does not begin with one')
    if (this.#at === 'closed') this.#append(char)
    this.#at = 'quoted'
  }

  #endField(): void {
    this.#fields.push(this.#field)
    this.#field = ''
    this.#at = 'start'
  }

  *#endRow(): Generator<CsvRow> {
    const empty = this.#fields.length === 0 && this.#at === 'start'
    this.#endField()
    const row = { line: this.#rowLine, fields: this.#fields }
    this.#fields = []
    this.#rowLine = this.line
    if (!empty) yield row
  }
}
