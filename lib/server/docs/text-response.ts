const nosniff = { 'X-Content-Type-Options': 'nosniff' }

/** A page of the documentation as plain text. */
export const asMarkdown = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8', ...nosniff } })

export const noSuchPage = () =>
  new Response('There is no such page.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...nosniff },
  })
