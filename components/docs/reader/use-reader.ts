'use client'
import { useEffect, useState } from 'react'
import type { Reader } from '#lib/browser/docs-reader.ts'

let finding: Promise<Reader | undefined> | undefined

/** Asked once, and only where somebody signed in with this browser. */
function find(): Promise<Reader | undefined> {
  if (document.documentElement.dataset['signedIn'] === undefined) return Promise.resolve(undefined)
  finding ??= import('#lib/browser/docs-reader.ts').then(({ findReader }) => findReader())
  return finding
}

/** Who reads; undefined until that is known, and for a visitor. */
export function useReader(): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    let wanted = true
    find().then(
      (found) => wanted && setReader(found),
      // The pages say all there is to say without it.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return reader
}
