import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { BeforePaint } from '#components/layout/before-paint.tsx'
import { PageBody } from '#components/layout/page-body.tsx'
import { SkipLink } from '#components/ui/hidden.tsx'
import { fontVariables } from './fonts.ts'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Callslip: copies of documents from archives anywhere', template: '%s · Callslip' },
  description:
    'Name a document in an archive. Researchers who go there offer to fetch it; you choose one, pay when it is agreed, and download the copy.',
}
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f2e8' },
    { media: '(prefers-color-scheme: dark)', color: '#171512' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below sets attributes here before React takes over.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <BeforePaint />
      </head>
      <PageBody>
        <SkipLink />
        {process.env['ALLOW_REHEARSAL'] === '1' && (
          <p role="note" className="border-b border-caution bg-caution-soft px-4 py-2 text-center text-caution">
            This is a rehearsal: no real money moves, and nothing that you enter is private.
          </p>
        )}
        {children}
      </PageBody>
    </html>
  )
}
