import { readAddresses } from '#lib/server/docs/addresses.ts'
import { endpointAsText } from '#lib/server/docs/plain-text.ts'
import { noSuchPage, asMarkdown } from '#lib/server/docs/text-response.ts'

/** An endpoint's page as Markdown: next.config.mjs leads /docs/api/placeOrder.md here. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const text = endpointAsText((await params).id, readAddresses())
  return text === undefined ? noSuchPage() : asMarkdown(text)
}
