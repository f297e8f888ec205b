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

/** As data, unless the caller would rather have the file. */
export const inWantedForm = async (request: Request, document: BillingDocumentView) =>
  /\bapplication\/pdf\b/.test(request.headers.get('accept') ?? '') ? toPdf(document) : document
