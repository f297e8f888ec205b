/** What is counted as it happens. Nobody counts unless metrics are served (lib/server/metrics/serve-metrics.ts). */
export type Meters = {
  request(method: string, route: string, status: number, seconds: number): void
  delivery(outcome: string): void
  providerCall(outcome: string): void
  /** By which a list was read, where replicas are set up (lib/replicas.ts). */
  listRead(by: 'replica' | 'behind' | 'away' | 'failed'): void
}
const nobody: Meters = { request() {}, delivery() {}, providerCall() {}, listRead() {} }

// Next bundles this module more than once in a process.
const shared = globalThis as typeof globalThis & { callslipMeters?: Meters }

export const meters = (): Meters => shared.callslipMeters ?? nobody
export const isMetered = (): boolean => shared.callslipMeters !== undefined
export const setMeters = (counting: Meters): void => void (shared.callslipMeters = counting)
