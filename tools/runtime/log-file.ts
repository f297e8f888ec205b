import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs'

const mostBytes = 20 * 1024 * 1024
const againMs = 1_000

/** A log that outlasts a full disk: what can't be written then is dropped, and whoever writes goes on. */
export class LogFile {
  readonly #file: string
  #stream: WriteStream | undefined
  #restsUntil = 0

  constructor(file: string) {
    this.#file = file
    if (existsSync(file) && statSync(file).size > mostBytes) renameSync(file, `${file}.old`)
  }

  write(line: string): void {
    if (this.#stream === undefined && performance.now() < this.#restsUntil) return
    this.#stream ??= this.#open()
    this.#stream.write(`${line}\n`)
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.#file, { flags: 'a', mode: 0o600 })
    // An error ends it; without a listener, it would end the process.
    return stream.on('error', (error) => {
      if (this.#stream !== stream) return
      this.#stream = undefined
      this.#restsUntil = performance.now() + againMs
      console.error(`${this.#file}: ${error.message}`)
    })
  }
}
