const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

type Entry = { address: string; title: string; updated: string; html: string }
type Feed = {
  /** The address of the page that says the same; with `.atom` behind it, the feed's own. */
  page: string
  title: string
  subtitle: string
  updated: string
  entries: readonly Entry[]
}

/** An Atom feed (RFC 4287). */
export const atomFeed = ({
  page,
  title,
  subtitle,
  updated,
  entries,
}: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escaped(page)}</id>
  <title>${escaped(title)}</title>
  <subtitle>${escaped(subtitle)}</subtitle>
  <updated>${updated}</updated>
  <author><name>Callslip</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(page)}.atom"/>
  <link rel="alternate" type="text/html" href="${escaped(page)}"/>
${entries.map(entryOf).join('\n')}
</feed>
`

const entryOf = ({ address, title, updated, html }: Entry) => `  <entry>
    <id>${escaped(address)}</id>
    <title>${escaped(title)}</title>
    <updated>${updated}</updated>
    <link rel="alternate" type="text/html" href="${escaped(address)}"/>
    <content type="html">${escaped(html)}</content>
  </entry>`

export const atomResponse = (feed: string, seconds: number) =>
  new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${seconds}`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
