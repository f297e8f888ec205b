import { openApiDocument } from '#lib/server/openapi/document.ts'

let text: string | undefined

/** Public: a client reads it before it has a key. */
export function GET(): Response {
  text ??= JSON.stringify(openApiDocument())
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
    },
  })
}
