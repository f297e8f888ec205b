type Part = Uint8Array<ArrayBuffer>
type Sink = {
  write: (part: Part) => Promise<void> | void
  save: () => Promise<void> | void
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

// Below this a browser holds it in memory without effort, and nobody is asked where to put it.
const inMemoryBytes = 200_000_000

/** Where a download that needs the bearer token is written to. Undefined: the person chose no place. */
export async function openSink(name: string, expectedBytes: number): Promise<Sink | undefined> {
  // Chromium's; TypeScript's library doesn't know it.
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (expectedBytes > inMemoryBytes && picker) {
    const handle = await picker({ suggestedName: name }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
      throw error
    })
    if (!handle) return undefined
    const file = await handle.createWritable()
    return { write: (part) => file.write(part), save: () => file.close(), drop: () => file.abort() }
  }
  const parts: Part[] = []
  return {
    write: (part) => void parts.push(part),
    save: () => {
      const url = URL.createObjectURL(new Blob(parts, { type: 'application/zip' }))
      const link = Object.assign(document.createElement('a'), { href: url, download: name })
      link.click()
      // The browser has taken its copy by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    },
    drop: () => void parts.splice(0),
  }
}
