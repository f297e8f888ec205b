/** A stream that is read piece by piece: each to its end before the next one is asked for. */
type Cut = {
  /** So many bytes; the last one is shorter, and empty where there was nothing. */
  piece: () => AsyncGenerator<Uint8Array>
  /** Whether something comes after the piece that was read. */
  hasMore: () => boolean
  /** Gives up what wasn't read. */
  stop: () => Promise<void>
}

export function cut(contents: AsyncIterable<Uint8Array>, pieceBytes: number): Cut {
  const chunks = contents[Symbol.asyncIterator]()
  /** What is left of the newest chunk. */
  let rest: Uint8Array | undefined
  const advance = async () => {
    const next = await chunks.next()
    rest = next.done ? undefined : next.value
  }
  async function* piece() {
    if (rest === undefined) await advance()
    for (let left = pieceBytes; rest !== undefined && left > 0;) {
      const taken: Uint8Array = rest.subarray(0, left)
      yield taken
      left -= taken.byteLength
      if (taken.byteLength < rest.byteLength) rest = rest.subarray(taken.byteLength)
      else await advance()
    }
  }
  return { piece, hasMore: () => rest !== undefined, stop: async () => void (await chunks.return?.()) }
}
