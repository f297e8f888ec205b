// One request, followed through the processes that have to do with it: its statements, its events, their jobs and webhooks.
// Nobody follows unless OTEL_EXPORTER_OTLP_ENDPOINT is set (lib/server/traces/start-traces.ts).

export type Attributes = Record<string, string | number>
type SpanKind = 'server' | 'client' | 'consumer'
/** What is known of it only when it is over. */
export type Span = { name(name: string): void; set(attributes: Attributes): void; fail(): void }
type SpanOptions = {
  kind: SpanKind
  attributes?: Attributes
  /** A `traceparent` (W3C Trace Context) that it lies beneath; else what is under way. Beneath nothing only a server's begins. */
  parent?: string | null | undefined
  startedAt?: Date
}
export type Traces = {
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** Where we are, as a `traceparent`. */
  here(): string | undefined
}

export const unseen: Span = { name() {}, set() {}, fail() {} }
const nobody: Traces = { span: (_name, _options, work) => work(unseen), here: () => undefined }

// Next bundles this module more than once in a process.
const shared = globalThis as typeof globalThis & { callslipTraces?: Traces | undefined }

export const traces = (): Traces => shared.callslipTraces ?? nobody
export const isTraced = (): boolean => shared.callslipTraces !== undefined
export const setTraces = (following: Traces | undefined): void => void (shared.callslipTraces = following)

/** Enough to know a statement by. Values are no part of it: they are parameters. */
const mostText = 1_000

/** Runs a statement, followed. */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!isTraced()) return run()
  const shown = text.replace(/\s+/g, ' ').trim().slice(0, mostText)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shown }
  return traces().span(shown.split(' ', 1)[0] ?? 'statement', { kind: 'client', attributes }, run)
}
