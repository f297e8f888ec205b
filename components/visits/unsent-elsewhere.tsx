'use client'
import { PhotoList } from '#components/visits/order-photos.tsx'
import { useSender, useSending } from '#components/visits/use-shelf.ts'
import { UnsentSentence } from '#components/visits/unsent-sentence.tsx'
import { useUnsent } from '#lib/browser/unsent-visits.ts'
import { catalogue } from '#lib/words/en/research-visits.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** On the desk's other pages: what was marked and photographed goes out from there too. */
export function UnsentElsewhere() {
  const sender = useSender()
  const { photos } = useUnsent(sender.api.identity.environment)
  const stuck = photos.filter(({ state }) => state !== 'waiting')
  useSending(sender)
  return (
    <div data-print="hide" className="mb-4 flex flex-col gap-3 empty:hidden">
      <UnsentSentence sender={sender} />
      <PhotoList label={t('photosHere')} photos={stuck} sender={sender} />
    </div>
  )
}
