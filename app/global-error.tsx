'use client'
import { PageError } from '#components/layout/page-error.tsx'
import './globals.css'

// Takes the place of the root layout too, which is what broke.
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main id="main">
          <PageError {...props} />
        </main>
      </body>
    </html>
  )
}
