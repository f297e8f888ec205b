import { marked } from 'marked'
import { anchorOf } from '#lib/server/docs/anchor.ts'
import { readGuide } from '#lib/server/docs/guide-text.ts'
import { absolute } from '#lib/server/docs/absolute.ts'
import { docPath, findDocPage } from '#lib/server/docs/pages.ts'

type Day = { title: string; date: string; markdown: string }

/** What changed, by day, the newest first: each heading of the page is a day, such as `24 November 2026`. */
export const changelogDays = (): Day[] =>
  readGuide('changelog')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const time = Date.parse(`${title} 00:00 UTC`)
      if (Number.isNaN(time)) throw new Error(`changelog.md: ${title} is not a day.`)
      return { title, date: new Date(time).toISOString(), markdown: lines.join('\n').trim() }
    })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** The changelog as an Atom feed (RFC 4287). */
export function changelogFeed(portal: string): string {
  const root = portal.replace(/\/$/, '')
  const page = `${root}${docPath('changelog')}`
  const days = changelogDays()
  const { summary } = findDocPage('changelog')
  const entries = days.map(({ title, date, markdown }) => {
    const address = escaped(`${page}#${anchorOf(title)}`)
    const html = marked.parse(absolute(markdown, portal), { async: false })
    return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <updated>${date}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <content type="html">${escaped(html)}</content>
  </entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escaped(page)}</id>
  <title>Callslip API: changelog</title>
  <subtitle>${escaped(summary)}</subtitle>
  <updated>${days[0]?.date ?? ''}</updated>
  <author><name>Callslip</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(page)}.atom"/>
  <link rel="alternate" type="text/html" href="${escaped(page)}"/>
${entries.join('\n')}
</feed>
`
}
