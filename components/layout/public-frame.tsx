import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { FootLink, LegalLinks } from '#components/layout/legal-links.tsx'
import { KeptFocus } from '#components/layout/lazy-kept-focus.tsx'
import { Wordmark } from '#components/layout/wordmark.tsx'
import { Button } from '#components/ui/button.tsx'
import { ThemeSwitch } from '#components/ui/theme-switch.tsx'
import { catalogue } from '#lib/words/en/layout.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The frame of the pages that need no sign-in. */
export function PublicFrame({
  children,
  narrow = false,
  wide = false,
  known,
}: {
  children: ReactNode
  narrow?: boolean
  wide?: boolean
  /** What stands in the header for whoever signed in with this browser. */
  known?: ReactNode
}) {
  const edge = wide ? 'max-w-7xl' : 'max-w-6xl'
  return (
    <>
      <header className="border-b border-line bg-sheet">
        <div className={`mx-auto flex ${edge} flex-wrap items-center justify-between gap-x-3 px-4 py-2 sm:px-6`}>
          <Wordmark href="/" />
          <nav aria-label={t('main')} className="flex items-center gap-1 whitespace-nowrap">
            <ThemeSwitch />
            <span className="hidden sm:block">
              <Button asChild look="quiet" size="sm">
                <Link href="/docs">{t('docs')}</Link>
              </Button>
            </span>
            <span data-visitor="new" className="flex items-center gap-1">
              <Button asChild look="quiet" size="sm">
                <Link href="/sign-in">{t('signIn')}</Link>
              </Button>
              <Button asChild size="sm">
                <Link href="/register">{t('register')}</Link>
              </Button>
            </span>
            <span data-visitor="known">
              {known ?? (
                <Button asChild size="sm">
                  <Link href="/orders">{t('myCallslip')}</Link>
                </Button>
              )}
            </span>
          </nav>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={narrow ? 'mx-auto w-full max-w-lg grow px-4 py-10 outline-none sm:py-16' : 'grow outline-none'}
      >
        {children}
      </main>
      <KeptFocus />
      <Footer edge={edge} />
    </>
  )
}

const Footer = ({ edge }: { edge: string }) => (
  <footer className="border-t border-line text-sm text-ink-soft">
    <div className={`mx-auto flex ${edge} flex-wrap gap-x-6 px-4 py-4 sm:px-6`}>
      <span className="inline-flex min-h-8 items-center">{t('callslip')}</span>
      <FootLink href="/register" label={t('register')} />
      <FootLink href="/register?purpose=research" label={t('becomeAResearcher')} />
      <FootLink href="/docs" label={t('apiDocumentation')} />
      <LegalLinks />
    </div>
  </footer>
)
