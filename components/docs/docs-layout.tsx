import type { ReactNode } from 'react'
import { DocsNav } from '#components/docs/docs-nav.tsx'
import { SearchKey } from '#components/docs/search/search-key.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/docs.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Search and the pages' list beside the text; on a phone above it, the list folded. */
export function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-7xl lg:grid-cols-[15rem_minmax(0,1fr)]">
      <link rel="alternate" type="application/atom+xml" title={t('changelog')} href="/docs/changelog.atom" />
      <div className="border-b border-line px-4 pt-3 sm:px-6 lg:sticky lg:top-0 lg:flex lg:max-h-dvh lg:flex-col lg:self-start lg:border-0 lg:pt-10">
        <SearchKey />
        <details className="group lg:hidden">
          <summary className="flex min-h-12 items-center justify-between font-medium">
            {rich(t, 'allPages', {
              span: (
                <span aria-hidden="true" className="transition-transform group-open:rotate-180">
                  ▾
                </span>
              ),
            })}
          </summary>
          <nav aria-label={t('documentationFolded')} className="pb-5">
            <DocsNav />
          </nav>
        </details>
        <nav
          data-pages
          aria-label={t('documentation')}
          className="relative -ml-1 hidden min-h-0 overflow-y-auto pt-6 pb-24 pl-4 lg:block"
        >
          <DocsNav />
        </nav>
      </div>
      <div className="min-w-0 border-line px-4 py-8 sm:px-6 lg:border-l lg:px-10 lg:py-10">{children}</div>
    </div>
  )
}
