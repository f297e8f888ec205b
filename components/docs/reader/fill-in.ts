import type { Reader } from '#lib/browser/docs-reader.ts'
import { exampleSuffix } from '#lib/server/docs/samples/example-id.ts'

/** An example with the reader's own order in it. */
export const fillIn = (code: string, reader: Reader | undefined) =>
  reader?.order ? code.replaceAll(`ord_${exampleSuffix}`, reader.order.id) : code
