import type { DocPage } from '#lib/server/docs/page.ts'

const recipe = (name: string, title: string, summary: string): DocPage => ({
  slug: `recipes/${name}`,
  title,
  summary,
  kind: 'guide',
})

/** The commonest jobs, each with a program that the tests run. */
export const recipePages: readonly DocPage[] = [
  recipe('nightly-sync', 'Nightly sync', 'Every order in another system, by the event feed and a cursor that is kept.'),
  recipe(
    'case-numbers',
    'Case numbers',
    'A law firm’s case system: one order for each case and item, whoever sends it.',
  ),
  recipe('many-orders', 'Many orders at once', 'Lists in batches, within the rate limit, and none placed twice.'),
  recipe('choosing-offers', 'Choosing offers by rule', 'By price, date and what a search costs that finds nothing.'),
  recipe('downloading', 'Downloading documents', 'With checksum, broken connections and expired links.'),
  recipe('after-an-outage', 'After an outage', 'Webhooks that were missed, sent again; and what only the feed has.'),
  recipe(
    'changed-bodies',
    'Bodies that were changed',
    'Verifying webhooks behind a framework or proxy that writes them anew.',
  ),
  recipe('rotating-keys', 'Rotating keys', 'A new key without a restart, and without a gap.'),
  recipe('bookkeeping', 'Refunds and disputes', 'A journal for the books, compared with what was charged.'),
  recipe('testing-in-ci', 'Testing in CI', 'Weeks in seconds: a suite that moves the sandbox’s clock.'),
]

/** As a list to choose from. */
export const recipeList = () =>
  recipePages.map(({ slug, title, summary }) => `- [${title}](/docs/${slug}): ${summary}`).join('\n')
