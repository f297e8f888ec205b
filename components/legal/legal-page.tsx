import { connection } from 'next/server'
import { Article } from '#components/docs/article.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { legalTitle, marksIn, readLegalText, type LegalPage as Page } from '#lib/legal/legal-text.ts'
import { parseArticle } from '#lib/server/docs/article.ts'
import { toDrawable } from '#lib/server/docs/drawable.ts'
import { catalogue } from '#lib/words/en/legal.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** A text of the operator's, as it is now: it can be changed without a new build. */
export async function LegalPage({ page }: { page: Page }) {
  await connection()
  const text = readLegalText(page)
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="mb-6 text-4xl">{legalTitle(page)}</h1>
      {marksIn(text).length > 0 && (
        <Banner tone="caution" title={t('notFilledInYet')}>
          {t('thisIsATemplateWhat')}
        </Banner>
      )}
      {/* The operator's own words, in whatever language. */}
      <div dir="auto">
        <Article blocks={toDrawable(parseArticle(text))} />
      </div>
    </article>
  )
}
