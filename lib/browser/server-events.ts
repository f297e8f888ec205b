import { createParser } from 'eventsource-parser'

export type ServerEvent = { event: string; data: string }

/** The events of an SSE body, however the network cuts it into pieces. `onBeat` hears every piece, comments included. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBeat: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const events: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBeat()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* events.splice(0)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
