import { docGroups, docPages, findDocPage, textPath } from '#lib/docs/pages.ts'
import { readGuide, type Addresses } from '#lib/docs/guide-text.ts'

/** Links that work from a file as well. */
const absolute = (markdown: string, portal: string) => markdown.replaceAll(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${portal.replace(/\/$/, '')}${path})`)

/** A guide as a text that stands by itself. */
export function guideAsText(slug: string, addresses: Addresses): string {
  const { title, summary } = findDocPage(slug)
  return absolute(`# ${title}\n\n${summary}\n\n${readGuide(slug, addresses)}`, addresses.portal)
}

/** The slug of a guide by its text's name; undefined where there is none. */
export const slugOfText = (name: string): string | undefined => docPages.find(({ slug, kind }) => kind === 'guide' && (slug || 'overview') === name)?.slug

/** The index that programs look for at /llms.txt. */
export function textIndex({ development, portal }: Addresses): string {
  const root = portal.replace(/\/$/, '')
  const groups = docGroups.map(({ title, pages }) => {
    const lines = pages.filter(({ kind }) => kind === 'guide').map((page) => `- [${page.title}](${root}${textPath(page.slug)}): ${page.summary}`)
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return [
    '# Callslip',
    '> Order copies of documents from archives anywhere, over REST. The development base URL is a sandbox in which a robot plays the researcher.',
    `Development base URL: ${development}. All guides in one file: ${root}/llms-full.txt. OpenAPI 3.1 document: ${development}/openapi.json.`,
    ...groups,
  ].join('\n\n')
}

/** Every guide, in reading order. */
export const allGuides = (addresses: Addresses) => docPages.filter(({ kind }) => kind === 'guide').map(({ slug }) => guideAsText(slug, addresses)).join('\n\n---\n\n')
