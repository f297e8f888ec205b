import type * as Otel from '@opentelemetry/api'
import { unseen, type Attributes, type Traces } from '#lib/traces.ts'

/** What `lib/traces.ts` promises, by the library that somebody has set up. */
export function tracesBy({
  context,
  propagation,
  trace,
  TraceFlags,
  SpanKind,
  SpanStatusCode,
  ROOT_CONTEXT,
}: typeof Otel): Traces {
  const tracer = trace.getTracer('callslip')
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
  const above = (parent: string | null | undefined): Otel.Context =>
    parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active()
  return {
    async span(name, { kind, attributes = {}, parent, startedAt }, work) {
      const place = above(parent)
      if (kind !== 'server' && !trace.getSpanContext(place)) return work(unseen)
      const options = { kind: kinds[kind], attributes, ...(startedAt && { startTime: startedAt }) }
      const span = tracer.startSpan(name, options, place)
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
      const handle = {
        name: (better: string) => void span.updateName(better),
        set: (more: Attributes) => void span.setAttributes(more),
        fail,
      }
      try {
        return await context.with(trace.setSpan(place, span), () => work(handle))
      } catch (error) {
        fail()
        // Its kind alone: its text may hold what somebody typed.
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        span.end()
      }
    },
    here() {
      const { traceFlags = TraceFlags.NONE } = trace.getSpanContext(context.active()) ?? {}
      // What isn't followed here isn't anywhere else, and nothing need be kept of it.
      if ((traceFlags & TraceFlags.SAMPLED) === 0) return undefined
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
  }
}
