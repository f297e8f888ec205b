import { Article } from '#components/docs/article.tsx'
import { DocPageFrame } from '#components/docs/doc-page.tsx'
import { contentsOf, hasPrograms, parseArticle } from '#lib/server/docs/article.ts'
import { readGuide, type Addresses } from '#lib/server/docs/guide-text.ts'

/** A guide as a page. */
export function Guide({ slug, addresses }: { slug: string; addresses?: Addresses }) {
  const blocks = parseArticle(readGuide(slug, addresses))
  return (
    <DocPageFrame slug={slug} contents={contentsOf(blocks)} withExamples={hasPrograms(blocks)}>
      <Article blocks={blocks} />
    </DocPageFrame>
  )
}
