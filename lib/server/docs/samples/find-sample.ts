import { findEndpoint } from '#lib/server/docs/endpoints.ts'
import { callOf } from '#lib/server/docs/samples/call.ts'
import { samplesOf } from '#lib/server/docs/samples/samples.ts'

/** The program of an endpoint's page by the name of its file, such as `placeOrder.go`. */
export function findSample(name: string): string | undefined {
  const endpoint = findEndpoint(name.split('.')[0] ?? '')
  const sample = endpoint && samplesOf(callOf(endpoint)).find(({ file }) => file === name)
  return sample && `${sample.code}\n`
}
