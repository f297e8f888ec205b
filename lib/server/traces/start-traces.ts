import { getEnv } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { tracesBy } from '#lib/server/traces/traces-by.ts'
import { setTraces } from '#lib/traces.ts'

/** What is left to send when a process ends has so long. */
const partingMs = 2_000

/**
 * Sends what is followed to a collector (OTLP over HTTP, in JSON); without OTEL_EXPORTER_OTLP_ENDPOINT nothing is, and the library
 * isn't loaded. Before the first connection to the database. Returns what is to be done before the process ends.
 */
export async function startTraces(role: 'web' | 'worker'): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share } = getEnv()
  if (endpoint === undefined) return async () => {}
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const say = (cause: string) => log.warn('traces are not sent', { cause: cause.slice(0, 300) })
  const quiet = () => {}
  api.diag.setLogger(
    { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.instance.id': `${role}-${process.pid}` }),
    // Whoever asks decides whether their request is followed; of the others so many are.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  api.trace.setGlobalTracerProvider(provider)
  setTraces(tracesBy(api))
  log.info('traces are sent', { to: endpoint })
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, partingMs).unref())
  return () => Promise.race([provider.shutdown().catch(quiet), late()])
}
