import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docPath, findDocPage } from '#lib/server/docs/pages.ts'

const read = (path: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8')

/** Texts of the repository that are pages too, by the page's slug. */
const files: Readonly<Record<string, string>> = {
  'operators-handbook': 'docs/operators.md',
  'running-it': 'docs/operations.md',
  'stripe-checklist': 'docs/stripe-test-mode-checklist.md',
}

/** Where README's sections are to be read here. */
const sections: Readonly<Record<string, string>> = {
  'README.md#configuration': '/docs/self-hosting#settings',
  'README.md#deployment': '/docs/self-hosting#going-to-production',
  'README.md#more-than-one-process': '/docs/self-hosting#more-than-one-process',
}

const isPath = (words: string) => /^[\w./-]+\.\w+$/.test(words)

/** A link within the repository as a page has it; what is nowhere here keeps its words. */
function linkOf(words: string, target: string): string {
  const path = target.replace(/^(?:\.\.\/|docs\/)+/, '')
  const section = sections[path]
  if (section !== undefined) return `[${words}](${section})`
  const [file = '', anchor] = path.split('#')
  const [slug] = Object.entries(files).find(([, known]) => known === `docs/${file}`) ?? []
  if (slug === undefined) return isPath(words) ? `\`${words}\`` : words
  const name = isPath(words) ? findDocPage(slug).title : words
  return `[${name}](${docPath(slug)}${anchor === undefined ? '' : `#${anchor}`})`
}

const withLinksOfPages = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!\/|#|https?:|mailto:)([^)\s]+)\)/g, (_, words: string, target: string) =>
    linkOf(words, target),
  )

/** The text of a page that is a file of the repository, without its title and boxes to tick; undefined for other pages. */
export function findRepositoryText(slug: string): string | undefined {
  const file = files[slug]
  return (
    file &&
    withLinksOfPages(
      read(file)
        .replace(/^# .*\n+/, '')
        .replaceAll(/^( *- )\[ \] /gm, '$1'),
    )
  )
}

/** What stands under one of README's headings. */
export function readmeSection(heading: string): string {
  const section = read('README.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`README.md has no section ${heading}.`)
  const text = section.slice(heading.length).trim()
  return withLinksOfPages(text.replaceAll('](#', '](README.md#'))
}
