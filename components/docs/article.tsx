import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { CodeBlocks } from '#components/docs/code-blocks.tsx'
import { Inline } from '#components/docs/inline.tsx'
import { anchorOf } from '#lib/server/docs/anchor.ts'
import type { Block } from '#lib/server/docs/article.ts'

/** A guide's text in the dress of these pages. */
export function Article({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => <ArticleBlock key={i} block={block} />)
}

const headingLook = { 2: 'mt-12 mb-3 text-2xl', 3: 'mt-8 mb-2 text-xl' } as const

function Heading({ depth, text, tokens }: Tokens.Heading) {
  const Level = depth === 2 ? 'h2' : 'h3'
  const id = anchorOf(text)
  return (
    <Level id={id} className={headingLook[depth === 2 ? 2 : 3]}>
      <Inline tokens={tokens} />
    </Level>
  )
}

/** Names, dates and numbers stay whole in the first column; sentences there share the room with the others. */
const holdsNames = (rows: Tokens.Table['rows']) => rows.every(([first]) => /^(\S*|.{0,32})$/.test(first?.text ?? ''))

/** Wider than a phone it scrolls by itself, with the keyboard too. */
function Table({ header, rows }: Tokens.Table) {
  const first = holdsNames(rows) ? 'first:min-w-0 first:whitespace-nowrap' : 'first:w-2/5'
  return (
    <div tabIndex={0} role="group" className="my-5 overflow-x-auto">
      <table className="w-full text-left text-[0.95rem] wrap-break-word">
        {header.some(({ text }) => text !== '') && (
          <thead>
            <tr className="border-b border-rule">
              {header.map(({ tokens, text }, i) =>
                text === '' ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col" className="py-2 pr-5 font-medium">
                    <Inline tokens={tokens} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <tr key={i} className="border-b border-line align-top">
              {row.map(({ tokens }, j) => (
                <td key={j} className={`min-w-32 py-2 pr-5 ${first} last:min-w-48 last:pr-0`}>
                  <Inline tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function List({ ordered, items }: Tokens.List) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind className={`my-4 flex flex-col gap-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}>
      {items.map((item, i) => (
        <li key={i} className="pl-1">
          <Article blocks={item.tokens} />
        </li>
      ))}
    </Kind>
  )
}

function ArticleBlock({ block }: { block: Block }): ReactNode {
  // marked's own token types: each name stands for one shape.
  switch (block.type) {
    case 'examples':
      return 'blocks' in block ? (
        <CodeBlocks blocks={block.blocks as Extract<Block, { type: 'examples' }>['blocks']} />
      ) : null
    case 'heading':
      return <Heading {...(block as Tokens.Heading)} />
    case 'paragraph':
      return (
        <p className="my-4">
          <Inline tokens={(block as Tokens.Paragraph).tokens} />
        </p>
      )
    case 'text':
      return <Inline tokens={[block as Token]} />
    case 'list':
      return <List {...(block as Tokens.List)} />
    case 'table':
      return <Table {...(block as Tokens.Table)} />
    default:
      throw new Error(`A guide holds ${block.type}, which these pages don't draw.`)
  }
}
