import type { Token, Tokens } from 'marked'
import type { Block } from '#lib/server/docs/article.ts'

const drawn = ['examples', 'heading', 'paragraph', 'text', 'list', 'table']
const drawnInline = ['strong', 'em', 'codespan', 'link', 'br', 'text', 'escape']
/** What is there for those who write, and nobody reads. */
const unseen = ['space', 'def', 'hr']
const comment = /^<!--[^]*-->\s*$/

const asText = (raw: string): Token => ({ type: 'text', raw, text: raw })
const inline = (tokens: readonly Token[] = []): Token[] =>
  tokens.map((token) => {
    if (!drawnInline.includes(token.type)) return asText(token.raw)
    return 'tokens' in token && token.tokens ? { ...token, tokens: inline(token.tokens) } : token
  })
const cell = (one: Tokens.TableCell): Tokens.TableCell => ({ ...one, tokens: inline(one.tokens) })

/**
 * The blocks of a text that isn't ours, made so that these pages can draw them: what they have no dress for, raw HTML among it,
 * is shown as it was typed. Guides are held to more (components/docs/article.tsx), for they come with the program.
 */
export const toDrawable = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    // marked's own token types: each name stands for one shape.
    const token = block as Token
    if (unseen.includes(block.type) || (block.type === 'html' && comment.test(token.raw))) return []
    if (block.type === 'examples') return [block]
    if (!drawn.includes(block.type))
      return [{ type: 'paragraph', raw: token.raw, text: token.raw, tokens: [asText(token.raw)] }]
    if (block.type === 'table') {
      const table = block as Tokens.Table
      return [{ ...table, header: table.header.map(cell), rows: table.rows.map((row) => row.map(cell)) }]
    }
    if (block.type === 'list') {
      const list = block as Tokens.List
      // No examples are among a list's own tokens, so none are among what becomes of them.
      return [{ ...list, items: list.items.map((item) => ({ ...item, tokens: toDrawable(item.tokens) as Token[] })) }]
    }
    return ['tokens' in token && token.tokens ? { ...token, tokens: inline(token.tokens) } : token]
  })
