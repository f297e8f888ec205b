import { findSample } from '#lib/server/docs/samples/find-sample.ts'
import { exampleFiles, exampleText } from '#lib/server/docs/snippet.ts'

/** An example of the guides, or of an endpoint's page, as a file to run. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const text = exampleFiles().includes(file) ? exampleText(file) : findSample(file)
  return new Response(text ?? 'There is no such example.\n', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}
