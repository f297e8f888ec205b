import type { Api } from '#lib/browser/api.ts'
import type { Params, Query } from '#lib/browser/caller.ts'
import { offline } from '#lib/browser/failure.ts'
import type { Operation } from '#lib/operation.ts'

export type Part = Uint8Array<ArrayBuffer>
type OnBytes = (bytes: number) => void

/** The bytes of a response as they come. Gives up with the connection, not with a clock: scans are large. */
export async function* bytesOf(response: Response, onBytes: OnBytes): AsyncGenerator<Part> {
  const reader = response.body?.getReader()
  let received = 0
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw offline()
    })
    if (done) return
    onBytes((received += value.byteLength))
    yield value
  }
}

type Sink = {
  write: (part: Part) => Promise<void> | void
  /** `type`: the media type, where the browser itself is handed the bytes. */
  save: (type: string) => Promise<void> | void
  drop: () => Promise<void> | void
}

type FileHandle = {
  createWritable: () => Promise<{
    write: (part: Part) => Promise<void>
    close: () => Promise<void>
    abort: () => Promise<void>
  }>
}
type Picker = (options: { suggestedName: string }) => Promise<FileHandle>

/** Hands the browser a file to keep. */
export function saveAs(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // At once would be too early: some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

function memorySink(name: string): Sink {
  const parts: Part[] = []
  return {
    write: (part) => void parts.push(part),
    save: (type) => saveAs(name, new Blob(parts, { type })),
    drop: () => void parts.splice(0),
  }
}

// Below this a browser holds it in memory without effort, and nobody is asked where to put it.
const inMemoryBytes = 200_000_000

/** Where a download is written to. Undefined: the person chose no place. */
async function openSink(name: string, expectedBytes: number): Promise<Sink | undefined> {
  // Chromium's; TypeScript's library doesn't know it.
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (expectedBytes <= inMemoryBytes || !picker) return memorySink(name)
  const handle = await picker({ suggestedName: name }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  })
  if (!handle) return undefined
  const file = await handle.createWritable()
  return { write: (part) => file.write(part), save: () => file.close(), drop: () => file.abort() }
}

/** What an operation returns as a file; `expectedBytes` where that may be too large for memory. */
export type DownloadFile<O extends Operation> = {
  operation: O
  params: Params<O>
  query?: Query<O> | undefined
  name: string
  expectedBytes?: number | undefined
}

/**
 * Saves what an operation returns as a file, piece by piece: fetched and not linked to, because the API takes a bearer
 * token and no cookie. `onBytes` is told of 0 bytes when it begins. Returns whether there is a file: people may choose no
 * place for it.
 */
export async function download<O extends Operation>(
  api: Api,
  { operation, params, query, name, expectedBytes = 0 }: DownloadFile<O>,
  signal: AbortSignal,
  onBytes: OnBytes,
): Promise<boolean> {
  const sink = await openSink(name, expectedBytes)
  if (!sink) return false
  onBytes(0)
  try {
    const response = await api.fetch(operation, { params, query, signal })
    for await (const part of bytesOf(response, onBytes)) await sink.write(part)
    await sink.save(operation.produces ?? '')
    return true
  } catch (error) {
    await sink.drop()
    throw error
  }
}
