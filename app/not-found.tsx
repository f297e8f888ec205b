import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { Button } from '#components/ui/button.tsx'
import { CatalogueCard } from '#components/ui/card.tsx'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <PublicFrame narrow>
      <CatalogueCard callNumber="404" title="Not on the shelf" level="h1">
        <p>There is no page at this address. It may have moved, or a letter of it got lost.</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/orders">Your orders</Link>
          </Button>
          <Button asChild look="secondary">
            <Link href="/">The first page</Link>
          </Button>
        </div>
      </CatalogueCard>
    </PublicFrame>
  )
}
