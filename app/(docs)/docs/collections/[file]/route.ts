import { readAddresses } from '#lib/server/docs/addresses.ts'
import { brunoCollection, postmanCollection } from '#lib/server/docs/collections.ts'

const nosniff = { 'X-Content-Type-Options': 'nosniff' }

/** Every endpoint as a collection for Postman or Bruno, with the base URL of this deployment's sandbox. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { development } = readAddresses()
  const { file } = await params
  if (file === 'callslip.postman_collection.json')
    return Response.json(postmanCollection(development), { headers: nosniff })
  if (file === 'callslip-bruno.zip')
    return new Response(new Uint8Array(await brunoCollection(development)), {
      headers: { 'Content-Type': 'application/zip', ...nosniff },
    })
  return new Response('There is no such collection. See /docs/api.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...nosniff },
  })
}
