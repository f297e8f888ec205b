import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { BeforePaint } from '#components/layout/before-paint.tsx'
import { PageBody } from '#components/layout/page-body.tsx'
import { fontVariables } from './fonts.ts'
import { catalogue } from '#lib/words/en/pages.ts'
import { currentLocale } from '#lib/words/locale.ts'
import { wordsOf } from '#lib/words/words.ts'
import './globals.css'

const t = wordsOf(catalogue)

export const generateMetadata = (): Metadata => ({
  title: { default: t('callslipCopiesOfDocumentsFrom'), template: t('sCallslip') },
  description: t('nameADocumentInAn'),
})
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f2e8' },
    { media: '(prefers-color-scheme: dark)', color: '#171512' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below sets attributes here before React takes over.
    <html lang={currentLocale()} className={fontVariables} suppressHydrationWarning>
      <head>
        <BeforePaint />
      </head>
      <PageBody>
        {process.env['ALLOW_REHEARSAL'] === '1' && (
          <p role="note" className="border-b border-caution bg-caution-soft px-4 py-2 text-center text-caution">
            {t('thisIsARehearsalNo')}
          </p>
        )}
        {children}
      </PageBody>
    </html>
  )
}
