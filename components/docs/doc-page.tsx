import type { ReactNode } from 'react'
import { CopyMarkdown } from '#components/docs/copy-markdown.tsx'
import { OwnValues } from '#components/docs/reader/own-values.tsx'
import { Link } from '#components/ui/link.tsx'
import { docPath, findDocPage, neighboursOf, textPath } from '#lib/server/docs/pages.ts'
import { catalogue } from '#lib/words/en/docs.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Contents = readonly { anchor: string; title: string }[]
type Beside = { href: string; title: string } | undefined

type FrameProps = {
  title: string
  lead: ReactNode
  /** Where the same page is to be had as plain text. */
  text: string
  previous: Beside
  next: Beside
  contents?: Contents
  /** Whether there are programs that take base URL and key from the environment. */
  withExamples?: boolean
  /** The page that this one belongs to. */
  above?: Beside
  children: ReactNode
}

/** Title, text, table of contents, and the ways on: what all pages of the documentation have in common. */
export function DocFrame({
  title,
  lead,
  text,
  previous,
  next,
  contents = [],
  withExamples = false,
  above,
  children,
}: FrameProps) {
  return (
    <div className={contents.length > 1 ? 'grid gap-x-10 xl:grid-cols-[minmax(0,46rem)_12rem]' : 'max-w-5xl'}>
      <article className="min-w-0">
        {above && (
          <p className="mb-2">
            <Link className="text-link" href={above.href}>
              {above.title}
            </Link>
          </p>
        )}
        <h1 className="text-4xl">{title}</h1>
        <div className="mt-3 mb-4 text-lg text-ink-soft">{lead}</div>
        <CopyMarkdown from={text} />
        {withExamples && <OwnValues />}
        {contents.length > 1 && <ShortContents contents={contents} />}
        {children}
        <footer className="mt-16 border-t border-line pt-6" data-print="hide">
          <nav aria-label={t('beforeAndAfter')} className="grid gap-4 sm:grid-cols-2">
            {previous ? <Neighbour page={previous} word={t('before')} /> : <span className="hidden sm:block" />}
            {next && <Neighbour page={next} word={t('next')} className="sm:text-right" />}
          </nav>
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

/** A page of the reading order in that frame. */
export function DocPageFrame({
  slug,
  ...rest
}: {
  slug: string
  contents?: Contents
  withExamples?: boolean
  children: ReactNode
}) {
  const { title, summary } = findDocPage(slug)
  const { previous, next } = neighboursOf(slug)
  return (
    <DocFrame
      title={title}
      lead={summary}
      text={textPath(slug)}
      previous={previous && { href: docPath(previous.slug), title: previous.title }}
      next={next && { href: docPath(next.slug), title: next.title }}
      {...rest}
    />
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

type NeighbourProps = { page: NonNullable<Beside>; word: string; className?: string }

const Neighbour = ({ page, word, className = '' }: NeighbourProps) => (
  <Link href={page.href} className={`rounded-card border border-line bg-sheet p-4 hover:bg-well ${className}`}>
    <span className="block font-card text-sm text-ink-soft">{word}</span>
    <span className="font-serif text-lg text-ink">{page.title}</span>
  </Link>
)
