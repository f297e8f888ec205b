import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { IncidentView } from '#lib/incidents/schema.ts'
import { changelogDays, changelogFeed } from '#lib/server/docs/changelog.ts'
import { statusFeed } from '#lib/server/docs/status-feed.ts'

const feed = changelogFeed('https://example.com')
const python = spawnSync('python3', ['--version']).error === undefined

/** What RFC 4287 asks of a feed and its entries, asked of Python's own XML. */
const judge = `
import json, re, sys
import xml.etree.ElementTree as ET
A = "{http://www.w3.org/2005/Atom}"
feed = ET.fromstring(sys.stdin.buffer.read())
assert feed.tag == A + "feed"
moment = re.compile(r"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$")
for element in [feed, *feed.findall(A + "entry")]:
    for name in ("id", "title", "updated"):
        [one] = element.findall(A + name)
        assert one.text and one.text.strip(), name
    assert moment.match(element.find(A + "updated").text)
assert feed.find(f"{A}author/{A}name").text
assert [link.get("href") for link in feed.findall(A + "link") if link.get("rel") == "self"]
ids = [entry.find(A + "id").text for entry in feed.findall(A + "entry")]
assert len(set(ids)) == len(ids)
contents = [entry.find(A + "content") for entry in feed.findall(A + "entry")]
assert all(content.get("type") == "html" for content in contents)
print(json.dumps([content.text for content in contents]))
`

const judged = (input: string) => {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', judge], { input })
  expect([status, stderr.toString()]).toEqual([0, ''])
  return JSON.parse(stdout.toString()) as string[] // the judge's own
}

describe('the changelog', () => {
  it('goes back day by day to the first version', () => {
    const days = changelogDays()
    const dates = days.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(dates.length)
    expect(days.at(-1)).toMatchObject({ title: '20 November 2026', date: '2026-11-20T00:00:00.000Z' })
    for (const { title, markdown } of days) expect([title, markdown]).toEqual([title, expect.stringMatching(/^- /m)])
  })

  it.skipIf(!python)('is a feed as RFC 4287 says, with links that lead out of it', () => {
    const contents = judged(feed)
    expect(contents).toHaveLength(changelogDays().length)
    for (const html of contents) expect(html).toMatch(/^<[up]/)
    expect(contents.join('')).toContain('href="https://example.com/docs/')
    expect(contents.join('')).not.toMatch(/href="\//)
  })
})

describe('the feed of incidents', () => {
  const at = '2026-03-02T09:30:00.000Z'
  const incident: IncidentView = {
    ...{ id: 'inc_1', component: 'webhooks', title: 'Late <webhooks> & more', state: 'investigating', startedAt: at },
    updates: [{ id: 'icu_1', state: 'investigating', text: 'See <b>that</b> & this.', at }],
  }

  it.skipIf(!python)('is one too, of none as of some, and what people typed is text in it', () => {
    expect(judged(statusFeed([], 'https://example.com'))).toEqual([])
    const [html] = judged(statusFeed([incident], 'https://example.com/'))
    expect(html).toContain('<strong>we look into it</strong>')
    expect(html).toContain('See &lt;b&gt;that&lt;/b&gt; &amp; this.')
    expect(statusFeed([incident], 'https://example.com/')).toContain('href="https://example.com/status#inc_1"')
  })
})
