import { readAddresses } from '#lib/server/docs/addresses.ts'
import { pageAsText, slugOfText } from '#lib/server/docs/plain-text.ts'
import { noSuchPage, asMarkdown } from '#lib/server/docs/text-response.ts'

/** A guide as Markdown: next.config.mjs leads /docs/payments.md here. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = slugOfText((await params).slug)
  return slug === undefined ? noSuchPage() : asMarkdown(pageAsText(slug, readAddresses()))
}
