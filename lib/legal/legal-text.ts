import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { getEnv } from '#lib/env.ts'
import { catalogue } from '#lib/words/en/legal.ts'
import { wordsOf } from '#lib/words/words.ts'

/** The pages that say who runs this, on what terms, and what becomes of data. */
const t = wordsOf(catalogue)
const pageNames = ['terms', 'privacy', 'imprint'] as const
export type LegalPage = (typeof pageNames)[number]
export const legalTitle = (page: LegalPage): string => t(`pages.${page}`)

const root = () => join(/* turbopackIgnore: true */ process.cwd())
const ours = () => join(root(), 'docs', 'legal')
const chosen = () => {
  const { LEGAL_DIR } = getEnv()
  return LEGAL_DIR === undefined ? ours() : isAbsolute(LEGAL_DIR) ? LEGAL_DIR : join(root(), LEGAL_DIR)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A page's Markdown without its title: the operator's own, or else the template that comes along. Read anew each time. */
export function readLegalText(page: LegalPage): string {
  const read = (folder: string) => readFileSync(join(folder, `${page}.md`), 'utf8').replace(/^# .*\n+/, '')
  try {
    return read(chosen())
  } catch (error) {
    if (!isMissing(error)) throw error
    return read(ours())
  }
}

/** What an operator still has to fill in: `{{Name and address}}`. */
export const marksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, mark = '']) => mark.trim())),
]

/** The pages on which something has to be filled in, with what. */
export const findOpenMarks = (): { page: LegalPage; marks: string[] }[] =>
  pageNames.map((page) => ({ page, marks: marksIn(readLegalText(page)) })).filter(({ marks }) => marks.length > 0)
