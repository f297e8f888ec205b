import { drawDocument } from '#lib/billing/draw-document.ts'
import { fileNameOf } from '#lib/billing/file-name.ts'
import type { BillingDocumentView } from '#lib/billing/schema.ts'
import { toAttachment } from '#lib/server/http/attachment.ts'

/** A billing document as a file, named by its order where it is about one. */
export const toPdf = async (document: BillingDocumentView): Promise<Response> =>
  toPdfFile(await drawDocument(document), fileNameOf(document))

export const toPdfFile = (bytes: Uint8Array, name: string): Response =>
  toAttachment(pieces(bytes), 'application/pdf', `${name}.pdf`)

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** How much the types that an Accept names are wanted, from 0 to 1 (RFC 9110, 12.5.1). */
const weightsOf = (accept: string) =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((one) => one.startsWith('q='))
      return [type, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )

/** Whoever would take either as gladly and names both wants data, as everybody does who doesn't name the file. */
function wantsFile(accept: string): boolean {
  const weights = weightsOf(accept)
  const file = weights.get('application/pdf') ?? 0
  const data = weights.get('application/json')
  if (data !== undefined) return file > data
  return file > 0 && file >= (weights.get('application/*') ?? weights.get('*/*') ?? 0)
}

/** As data, unless the caller would rather have the file. */
export const inWantedForm = async (request: Request, document: BillingDocumentView) =>
  wantsFile(request.headers.get('accept') ?? '') ? toPdf(document) : document
