import { createServer } from 'node:http'
import { z } from 'zod'

// As OTLP has it in JSON, members that we look at alone: ids in hexadecimal.
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
})
export type CollectedSpan = z.output<typeof exported>['resourceSpans'][0]['scopeSpans'][0]['spans'][0]

/** A collector of OpenTelemetry's on this machine, that keeps what it is sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const sent = exported.parse(JSON.parse(Buffer.concat(chunks).toString()))
      spans.push(...sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the collector has no port')
  return { url: `http://127.0.0.1:${address.port}`, spans, close: () => server.close() }
}
