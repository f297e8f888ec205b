import type { Token } from 'marked'
import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  // Only pages are routes; files, texts and other sites are fetched as they are.
  const isPage = href.startsWith('/docs') && !/\.\w+$/.test(href)
  return isPage ? (
    <Link className="text-link" href={href}>
      {children}
    </Link>
  ) : (
    <a className="text-link" href={href}>
      {children}
    </a>
  )
}

/** What stands within a line. Raw HTML isn't among it: the guides are text. */
export function Inline({ tokens = [] }: { tokens?: Token[] | undefined }): ReactNode {
  return tokens.map((token, i) => <InlineToken key={i} token={token} />)
}

function InlineToken({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      )
    case 'codespan':
      return (
        <code className="rounded-sm bg-well px-1 py-0.5 font-card text-[0.94em]">{plain(String(token['text']))}</code>
      )
    case 'link':
      return (
        <Anchor href={String(token['href'])}>
          <Inline tokens={token.tokens} />
        </Anchor>
      )
    case 'br':
      return <br />
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : plain(String(token['text']))
    default:
      throw new Error(`A guide holds ${token.type}, which has no place in a line: ${token.raw}`)
  }
}
