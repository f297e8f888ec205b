import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointList, eventList } from '#lib/server/docs/endpoint-list.ts'
import { endpointIndex } from '#lib/server/docs/endpoints.ts'
import { errorList } from '#lib/server/docs/error-list.ts'
import { apiVersion } from '#lib/server/openapi/version.ts'
import { readSnippet } from '#lib/server/docs/snippet.ts'
import { downloadList } from '#lib/server/docs/downloads.ts'
import { recipeList } from '#lib/server/docs/recipe-pages.ts'
import { findRepositoryText, readmeSection } from '#lib/server/docs/repository-text.ts'
import { cardList } from '#lib/server/docs/card-list.ts'

/** Where this deployment listens; only the texts that name it need to know. */
export type Addresses = { development: string; production: string; portal: string; webhooks: string }

const lists: Record<string, () => string> = {
  errors: errorList,
  endpoints: endpointList,
  endpointIndex,
  events: eventList,
  cards: cardList,
  downloads: downloadList,
  recipes: recipeList,
  version: () => apiVersion,
}

function snippet(reference: string): string {
  const { file, language, code } = readSnippet(reference)
  return `\`\`\`${language} ${file}\n${code}\n\`\`\``
}

const sourceOf = (slug: string): string =>
  findRepositoryText(slug) ??
  readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'guides', `${slug === '' ? 'overview' : slug}.md`),
    'utf8',
  )

/** The Markdown of a guide, whole: its snippets read from the tested files, its tables made from the code they describe. */
export function readGuide(slug: string, addresses?: Addresses): string {
  return sourceOf(slug).replace(/\{\{(\w+) ?([^}]*)\}\}/g, (_, word: string, rest: string) => {
    if (word === 'snippet') return snippet(rest)
    if (word === 'readme') return readmeSection(rest)
    const list = lists[word]
    if (list) return list()
    if (word !== 'address') throw new Error(`${slug}.md: nobody knows {{${word}}}.`)
    const address = addresses?.[rest as keyof Addresses] // an unknown one is undefined, and refused
    if (address === undefined) throw new Error(`${slug}.md: the address ${rest} is not known here.`)
    return address
  })
}
