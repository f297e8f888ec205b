import { findViewerFile } from '#lib/documents/viewer-file.ts'

const types: Record<string, string> = {
  wasm: 'application/wasm',
  js: 'text/javascript; charset=utf-8',
  ttf: 'font/ttf',
}

/** What the viewer of PDFs fetches while it draws, for documents that need it. */
export async function GET(_request: Request, { params }: { params: Promise<{ folder: string; file: string }> }) {
  const { folder, file } = await params
  const body = await findViewerFile(folder, file)
  if (!body) return new Response('There is no such file.\n', { status: 404 })
  return new Response(body, {
    headers: {
      'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
