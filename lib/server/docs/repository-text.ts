import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8')

/** Texts of the repository that are pages too, by the page's slug. */
const files: Readonly<Record<string, string>> = {
  'operators-handbook': 'docs/operators.md',
  'running-it': 'docs/operations.md',
}

/** Where parts of the repository's texts are to be read here. */
const places: Readonly<Record<string, string>> = {
  'operators.md': '/docs/operators-handbook',
  'operations.md': '/docs/running-it',
  'README.md#configuration': '/docs/self-hosting#settings',
  'README.md#deployment': '/docs/self-hosting#going-to-production',
  'README.md#more-than-one-process': '/docs/self-hosting#more-than-one-process',
}

function placeOf(target: string): string | undefined {
  const path = target.replace(/^(?:\.\.\/|docs\/)+/, '')
  const [file = '', anchor] = path.split('#')
  const place = places[path] ?? places[file]
  return place === undefined || place.includes('#') || anchor === undefined ? place : `${place}#${anchor}`
}

/** Links within the repository lead to where that is to be read here; what is nowhere here keeps its words. */
export const withLinksOfPages = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!\/|#|https?:|mailto:)([^)\s]+)\)/g, (_, words: string, target: string) => {
    const place = placeOf(target)
    if (place !== undefined) return `[${words}](${place})`
    return /^[\w./-]+\.\w+$/.test(words) ? `\`${words}\`` : words
  })

/** The text of a page that is a file of the repository, without its title; undefined for other pages. */
export function findRepositoryText(slug: string): string | undefined {
  const file = files[slug]
  return file && withLinksOfPages(read(file).replace(/^# .*\n+/, ''))
}

/** What stands under one of README's headings. */
export function readmeSection(heading: string): string {
  const section = read('README.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`README.md has no section ${heading}.`)
  return withLinksOfPages(section.slice(heading.length).trim())
}
