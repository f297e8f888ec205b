/**
 * The chunks of a body, each good until the next is asked for: then its memory is given back at once. Left to V8, which
 * sees only a small object in front of each chunk, some 60 MB would hang there before it looked.
 */
export async function* readTidily(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk
    const { buffer, byteLength } = chunk
    // Unless others have their share of the same buffer: Node cuts small ones out of a common piece.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
  }
}
