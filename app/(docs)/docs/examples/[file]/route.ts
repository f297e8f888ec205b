import { exampleFiles, exampleText } from '#lib/server/docs/snippet.ts'

/** An example of the guides as a file to run. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const known = exampleFiles().includes(file)
  return new Response(known ? exampleText(file) : 'There is no such example.\n', {
    status: known ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}
