import { marked } from 'marked'
import { anchorOf } from '#lib/server/docs/anchor.ts'
import { atomFeed } from '#lib/server/docs/atom-feed.ts'
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

/** The changelog as an Atom feed. */
export function changelogFeed(portal: string): string {
  const root = portal.replace(/\/$/, '')
  const page = `${root}${docPath('changelog')}`
  const days = changelogDays()
  return atomFeed({
    page,
    title: 'Callslip API: changelog',
    subtitle: findDocPage('changelog').summary,
    updated: days[0]?.date ?? '',
    entries: days.map(({ title, date, markdown }) => ({
      address: `${page}#${anchorOf(title)}`,
      title,
      updated: date,
      html: marked.parse(absolute(markdown, portal), { async: false }),
    })),
  })
}
