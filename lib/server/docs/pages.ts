import type { DocPage } from '#lib/server/docs/page.ts'
import { recipePages } from '#lib/server/docs/recipe-pages.ts'

/** Every page of the documentation in reading order: the navigation, previous and next, and the plain-text index. */
export const docGroups: readonly { title: string; pages: readonly DocPage[] }[] = [
  {
    title: 'Begin',
    pages: [
      { slug: '', title: 'Overview', summary: 'Base URLs, keys, and how an order travels.', kind: 'guide' },
      {
        slug: 'first-order',
        title: 'First order in five minutes',
        summary: 'From a key to a downloaded document and a verified webhook.',
        kind: 'guide',
      },
      {
        slug: 'sandbox',
        title: 'Sandbox',
        summary: 'The other side played by a robot: steps, test cards, unhappy paths.',
        kind: 'guide',
      },
    ],
  },
  {
    title: 'Guides',
    pages: [
      {
        slug: 'payments',
        title: 'Payments and the hold',
        summary: 'Initiate, confirm, finalize; when money is held, taken and given back.',
        kind: 'guide',
      },
      {
        slug: 'webhooks',
        title: 'Webhooks',
        summary: 'Signatures, schedule, retries, and how to catch up after a downtime.',
        kind: 'guide',
      },
      {
        slug: 'webhooks/debugger',
        title: 'Signature debugger',
        summary: 'Says why a webhook signature does not match, without sending your secret anywhere.',
        kind: 'own',
      },
      {
        slug: 'idempotency',
        title: 'Idempotency',
        summary: 'Sending a request again without doing it again.',
        kind: 'guide',
      },
      {
        slug: 'members',
        title: 'Members and roles',
        summary: 'Who may do what, invitations, the audit log, and keys bound to networks.',
        kind: 'guide',
      },
      {
        slug: 'account-security',
        title: 'Guarding your account',
        summary: 'Passkeys, authenticator apps, recovery codes, and what you are asked and told.',
        kind: 'guide',
      },
      {
        slug: 'assistants',
        title: 'Assistants (MCP)',
        summary: 'Orders, offers, messages and documents as tools of the Model Context Protocol.',
        kind: 'guide',
      },
      { slug: 'errors', title: 'Errors', summary: 'Every code, what it means and what to do about it.', kind: 'guide' },
    ],
  },
  {
    title: 'Recipes',
    pages: [
      {
        slug: 'recipes',
        title: 'Ten recipes',
        summary: 'A whole program for each of the commonest jobs, and how to run it.',
        kind: 'guide',
      },
      ...recipePages,
    ],
  },
  {
    title: 'Reference',
    pages: [
      {
        slug: 'api',
        title: 'Endpoints',
        summary: 'A page for each, with the call in seven languages.',
        kind: 'guide',
      },
      {
        slug: 'endpoints',
        title: 'Endpoints and fields',
        summary: 'Every request and answer on one page, member by member.',
        kind: 'guide',
      },
      {
        slug: 'reference',
        title: 'Try the API',
        summary: 'The same, to be tried against the sandbox from the browser.',
        kind: 'own',
      },
      {
        slug: 'downloads',
        title: 'Client packages',
        summary: 'The typed clients for TypeScript and Python, to install from here.',
        kind: 'guide',
      },
      {
        slug: 'tools',
        title: 'Tools',
        summary: 'Webhooks on a laptop, events on demand, verifiers.',
        kind: 'guide',
      },
    ],
  },
  {
    title: 'Production',
    pages: [
      {
        slug: 'going-live',
        title: 'Going live',
        summary: 'What to have tried, and how to ask for production access.',
        kind: 'guide',
      },
      {
        slug: 'versioning',
        title: 'Versioning',
        summary: 'What may change at any time, and what never without notice.',
        kind: 'guide',
      },
      {
        slug: 'upgrading',
        title: 'Upgrading',
        summary: 'From one version of the interface to the next, and what each changed.',
        kind: 'guide',
      },
      { slug: 'changelog', title: 'Changelog', summary: 'What changed in the interface.', kind: 'guide' },
    ],
  },
  {
    title: 'Self-hosting',
    pages: [
      {
        slug: 'self-hosting',
        title: 'Running your own',
        summary: 'What it takes, the first start, every setting, and the way to production.',
        kind: 'guide',
      },
      {
        slug: 'running-it',
        title: 'Machines and alerts',
        summary: 'One machine, three or a region, sizes, containers, and what to do when an alert goes off.',
        kind: 'guide',
      },
      {
        slug: 'operators-handbook',
        title: 'The operator’s handbook',
        summary: 'Roles and decisions, backups, secrets, stopping and starting, metrics.',
        kind: 'guide',
      },
      {
        slug: 'stripe-checklist',
        title: 'Checklist for Stripe',
        summary: 'Two hours in Stripe’s test mode, before any money moves.',
        kind: 'guide',
      },
    ],
  },
]

/** Their texts say where the deployment listens, which a build doesn't know: each has a page of its own, drawn when it is asked for. */
export const namesAddresses: ReadonlySet<string> = new Set(['', 'first-order', 'downloads', 'recipes'])

export const docPages: readonly DocPage[] = docGroups.flatMap(({ pages }) => pages)

export const docPath = (slug: string) => (slug === '' ? '/docs' : `/docs/${slug}`)

/** Where the same page is to be had as plain text. */
export const textPath = (slug: string) => (slug === '' ? '/docs/overview.md' : `/docs/${slug}.md`)

export function findDocPage(slug: string): DocPage {
  const page = docPages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`There is no page ${slug}.`)
  return page
}

/** Below a folder, such as `recipes/nightly-sync`: the last words of those that are there. */
export const pagesBelow = (folder: string): readonly string[] =>
  docPages.flatMap(({ slug }) => (slug.startsWith(`${folder}/`) ? slug.slice(folder.length + 1) : []))

/** The pages before and after one, in reading order. */
export function neighboursOf(slug: string): { previous: DocPage | undefined; next: DocPage | undefined } {
  const index = docPages.findIndex((page) => page.slug === slug)
  return { previous: docPages[index - 1], next: docPages[index + 1] }
}
