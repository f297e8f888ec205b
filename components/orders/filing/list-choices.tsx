'use client'
import { ListFilter } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { catalogue } from '#lib/words/en/orders-filing.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const ListPanel = dynamic(() => import('#components/orders/filing/list-panel.tsx').then((module) => module.ListPanel), {
  ssr: false,
})

/** The panel, which comes, with what stands in it, when it is first opened. */
export function ListChoices() {
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
      {wanted && <ListPanel />}
    </Disclosure>
  )
}
