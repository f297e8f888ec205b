'use client'
import { ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { catalogue } from '#lib/words/en/found-choices.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** The panel of a list's sorts and filters, which comes, with what stands in it, when it is first opened. */
export function ListChoices({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Disclosure
      begins
      trigger={(props) => (
        <Button
          look="secondary"
          {...props}
          onClick={() => {
            setWanted(true)
            props.onClick()
          }}
        >
          <ListFilter aria-hidden="true" className="size-4" />
          {t('sortAndFilter')}
        </Button>
      )}
    >
      {wanted && children}
    </Disclosure>
  )
}
