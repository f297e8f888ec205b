import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
// A context made after the flag has the function; the one we run in doesn't.
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

const litterBytes = 8 * 1024 * 1024

/**
 * The chunks of a body. A socket's chunks are dead as soon as they are written, but V8 sees of each only a small object
 * and waits until some 60 MB hang on such objects. Sweeping the young ones now and then takes a millisecond or two.
 */
export async function* readTidily(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let litter = 0
  for await (const chunk of chunks) {
    litter += chunk.byteLength
    yield chunk
    if (litter < litterBytes) continue
    litter = 0
    collect({ type: 'minor' })
  }
}
