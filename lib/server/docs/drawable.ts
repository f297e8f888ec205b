import type { Token } from 'marked'
import type { Block } from '#lib/server/docs/article.ts'

const blocks = ['examples', 'heading', 'paragraph', 'text', 'list', 'table']
const inline = ['strong', 'em', 'codespan', 'link', 'br', 'text', 'escape']

const asText = ({ raw }: { raw?: string }): Token => ({ type: 'text', raw: raw ?? '', text: raw ?? '' })
const toDrawableInline = (token: Token): Token => {
  if (!inline.includes(token.type)) return asText(token)
  return 'tokens' in token && token.tokens ? { ...token, tokens: token.tokens.map(toDrawableInline) } : token
}

/**
 * A block of a text that isn't ours: what these pages have no dress for, raw HTML among it, is shown as it was typed. Guides are
 * held to more (components/docs/article.tsx), for they come with the program.
 */
export function toDrawable(block: Block): Block {
  if (block.type === 'examples' || block.type === 'table') return block
  if (!blocks.includes(block.type)) {
    const text = asText(block as Token)
    return { type: 'paragraph', raw: text.raw, text: text.raw, tokens: [text] }
  }
  if (block.type === 'list' && 'items' in block)
    return {
      ...block,
      items: (block.items as { tokens: Token[] }[]).map((item) => ({ ...item, tokens: item.tokens.map(toDrawable) })),
    } as Block
  return 'tokens' in block && block.tokens ? { ...block, tokens: block.tokens.map(toDrawableInline) } : block
}
