import { marked, type Token, type Tokens } from 'marked'
import { anchorOf } from '#lib/server/docs/anchor.ts'

export type Block = Token | { type: 'examples'; blocks: { language: string; file: string | undefined; code: string }[] }

const toExample = ({ lang = '', text }: Tokens.Code) => {
  const [language = '', file] = lang.split(' ')
  return { language, file, code: text }
}

const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === 'code'
const isExamples = (block: Block | undefined): block is Extract<Block, { type: 'examples' }> =>
  block?.type === 'examples' && 'blocks' in block

/** A guide's Markdown in blocks. Examples that follow each other in different languages are one example. */
export function parseArticle(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue
    const before = blocks.at(-1)
    if (!isCode(token)) {
      blocks.push(token)
      continue
    }
    const example = toExample(token)
    if (
      isExamples(before) &&
      example.file !== undefined &&
      before.blocks.every(({ file, language }) => file !== undefined && language !== example.language)
    )
      before.blocks.push(example)
    else blocks.push({ type: 'examples', blocks: [example] })
  }
  return blocks
}

/** The headings that a table of contents lists. */
export const contentsOf = (blocks: readonly Block[]) =>
  blocks
    .filter((block): block is Tokens.Heading => block.type === 'heading' && 'depth' in block && block.depth === 2)
    .map(({ text }) => ({ anchor: anchorOf(text), title: text.replaceAll('`', '') }))

/** Whether a guide holds examples that are files to run. */
export const hasPrograms = (blocks: readonly Block[]) =>
  blocks.some((block) => isExamples(block) && block.blocks.some(({ file }) => file !== undefined))
