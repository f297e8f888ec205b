import { readAddresses } from '#lib/server/docs/addresses.ts'
import { pageAsText, slugOfText } from '#lib/server/docs/plain-text.ts'

/** A guide as Markdown: next.config.mjs leads /docs/payments.md here. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = slugOfText((await params).slug)
  if (slug === undefined)
    return new Response('There is no such page.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return new Response(pageAsText(slug, readAddresses()), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}
