import { checksums, downloads } from '#lib/server/docs/downloads.ts'

const nosniff = { 'X-Content-Type-Options': 'nosniff' }
const text = { 'Content-Type': 'text/plain; charset=utf-8', ...nosniff }

/** A package, or the checksums of all. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  if (file === 'SHA256SUMS') return new Response(checksums(), { headers: text })
  const found = downloads.find(({ name }) => name === file)
  if (!found) return new Response('There is no such package. See /docs/downloads.\n', { status: 404, headers: text })
  return new Response(new Uint8Array(found.content), {
    headers: {
      'Content-Type': found.type,
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Cache-Control': 'public, max-age=300',
      ETag: `"${found.sha256}"`,
      ...nosniff,
    },
  })
}
