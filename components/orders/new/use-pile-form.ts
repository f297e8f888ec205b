'use client'
import { useEffect, useState } from 'react'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { toast } from '#components/ui/toast.ts'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import type { OrderValues } from '#lib/browser/order-draft.ts'
import { isBlankPerson, sameArchive } from '#lib/browser/order-values.ts'
import { usePile, type Piled } from '#lib/browser/order-pile.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Only the archive and whose file it is: the form as it is after a document was put on the pile. */
const asksNothing = ({ documentType, instructions, personsOfInterest, attachmentIds }: OrderValues) =>
  documentType.trim() === '' &&
  instructions.trim() === '' &&
  attachmentIds.length === 0 &&
  personsOfInterest.every(isBlankPerson)

/** The form and the pile beside it: documents go from one to the other, and are placed together. */
export function usePileForm(form: OrderFormState, draft: string) {
  const pile = usePile(draft)
  const asked = useAddress().get('step') === 'together'
  // Once it is open it stays: what is placed leaves the pile, and the report of it is still to be read.
  const [opened, setOpened] = useState(asked && pile.items.length > 0)
  const stranded = asked && !opened
  useEffect(() => {
    if (stranded) changeAddress({ step: '' })
  }, [stranded])
  const pileUp = () => {
    const values = form.getValues()
    pile.add(values)
    // With the price, which most often is the same too.
    const { pricingMode, fixedPrice } = values
    form.reset({ ...sameArchive(values), pricingMode, fixedPrice })
  }
  const goToKind = () => setTimeout(() => form.setFocus('documentType'))
  return {
    pile,
    isOpen: asked && opened,
    /** Puts the document in the form on the pile, and the form on the next one. */
    addAnother: () => {
      pileUp()
      toast.success(t('keptSayWhichOtherDocument'))
      goToKind()
    },
    swap: (item: Piled) => {
      const values = form.getValues()
      if (asksNothing(values)) pile.remove([item.key])
      else pile.replace(item.key, values)
      form.reset(item.values)
      goToKind()
    },
    /** Whether there is nothing in the form that would go with the pile. */
    isBare: () => asksNothing(form.getValues()),
    open: () => {
      if (!asksNothing(form.getValues())) pileUp()
      setOpened(true)
      changeAddress({ step: 'together' }, { step: true })
    },
    close: () => {
      setOpened(false)
      changeAddress({ step: '' })
    },
  }
}
