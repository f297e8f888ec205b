import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { docPath, findDocPage, neighboursOf, textPath, type DocPage } from '#lib/server/docs/pages.ts'
import { catalogue } from '#lib/words/en/docs.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Contents = readonly { anchor: string; title: string }[]

/** Title, text, table of contents, and the ways on: what all pages of the documentation have in common. */
export function DocPageFrame({
  slug,
  contents = [],
  children,
}: {
  slug: string
  contents?: Contents
  children: ReactNode
}) {
  const { title, summary, kind } = findDocPage(slug)
  return (
    <div className={contents.length > 1 ? 'grid gap-x-10 xl:grid-cols-[minmax(0,46rem)_12rem]' : 'max-w-5xl'}>
      <article className="min-w-0">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 mb-6 text-lg text-ink-soft">{summary}</p>
        {contents.length > 1 && <ShortContents contents={contents} />}
        {children}
        <footer className="mt-16 border-t border-line pt-6" data-print="hide">
          <Neighbours slug={slug} />
          {kind === 'guide' && (
            <p className="mt-6 text-sm text-ink-soft">
              <a className="underline" href={textPath(slug)}>
                {t('thisPageAsPlainText')}
              </a>
            </p>
          )}
        </footer>
      </article>
      {contents.length > 1 && (
        <nav
          aria-label={t('onThisPage')}
          className="sticky top-10 hidden max-h-[calc(100dvh-5rem)] self-start overflow-y-auto text-sm xl:block"
        >
          <p className="mb-2 font-card text-ink-soft">{t('onThisPage')}</p>
          <ContentsList contents={contents} />
        </nav>
      )}
    </div>
  )
}

/** The table of contents where there is no room beside the text. */
function ShortContents({ contents }: { contents: Contents }) {
  return (
    <details className="mb-6 rounded-card border border-line bg-sheet px-4 xl:hidden">
      <summary className="min-h-11 content-center">{t('onThisPage')}</summary>
      <nav aria-label={t('onThisPageFolded')} className="pb-3">
        <ContentsList contents={contents} />
      </nav>
    </details>
  )
}

function ContentsList({ contents }: { contents: Contents }) {
  return (
    <ul>
      {contents.map(({ anchor, title }) => (
        <li key={anchor}>
          <a className="flex min-h-8 items-center text-ink-soft hover:text-ink hover:underline" href={`#${anchor}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Neighbours({ slug }: { slug: string }) {
  const { previous, next } = neighboursOf(slug)
  return (
    <nav aria-label={t('beforeAndAfter')} className="grid gap-4 sm:grid-cols-2">
      {previous ? <Neighbour page={previous} word={t('before')} /> : <span className="hidden sm:block" />}
      {next && <Neighbour page={next} word={t('next')} className="sm:text-right" />}
    </nav>
  )
}

function Neighbour({ page, word, className = '' }: { page: DocPage; word: string; className?: string }) {
  return (
    <Link
      href={docPath(page.slug)}
      className={`rounded-card border border-line bg-sheet p-4 hover:bg-well ${className}`}
    >
      <span className="block font-card text-sm text-ink-soft">{word}</span>
      <span className="font-serif text-lg text-ink">{page.title}</span>
    </Link>
  )
}
