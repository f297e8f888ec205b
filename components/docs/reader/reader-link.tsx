'use client'
import { useReader } from '#components/docs/reader/use-reader.ts'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/docs-reader.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Who is signed in, and the way to their desk. */
export function ReaderLink() {
  const reader = useReader()
  return (
    <Button asChild size="sm" className="max-w-56">
      <Link href={reader?.desk ?? '/orders'}>
        {reader ? (
          <span className="truncate">
            {rich(t, 'signedInAs', {
              words: (text) => <span className="sr-only sm:not-sr-only">{text}</span>,
              name: <bdi>{reader.name}</bdi>,
            })}
          </span>
        ) : (
          t('myCallslip')
        )}
      </Link>
    </Button>
  )
}
