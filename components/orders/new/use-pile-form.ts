'use client'
import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { toast } from '#components/ui/toast.ts'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'
import { isBlankPerson, sameArchive, type OrderValues } from '#lib/browser/order-draft.ts'
import { usePile, type Piled } from '#lib/browser/order-pile.ts'

/** Only the archive and whose file it is: the form as it is after a document was put on the pile. */
const asksNothing = ({ documentType, instructions, personsOfInterest, attachmentIds }: OrderValues) =>
  documentType.trim() === '' &&
  instructions.trim() === '' &&
  attachmentIds.length === 0 &&
  personsOfInterest.every(isBlankPerson)

/** The form and the pile beside it: documents go from one to the other, and are placed together. */
export function usePileForm(form: OrderFormState, draft: string) {
  const pile = usePile(draft)
  const isOpen = useAddress().get('step') === 'together'
  const pileUp = () => {
    const values = form.getValues()
    pile.add(values)
    // With the price and its currency, which most often are the same too.
    const { pricingMode, fixedPrice } = values
    form.reset({ ...sameArchive(values), pricingMode, fixedPrice })
  }
  return {
    pile,
    isOpen,
    /** Puts the document in the form on the pile, and the form on the next one. */
    addAnother: () => {
      pileUp()
      toast.success('Kept. Say which other document you need.')
      setTimeout(() => form.setFocus('documentType'))
    },
    swap: (item: Piled) => {
      const values = form.getValues()
      if (asksNothing(values)) pile.remove([item.key])
      else pile.replace(item.key, values)
      form.reset(item.values)
      setTimeout(() => form.setFocus('documentType'))
    },
    /** Whether there is nothing in the form that would go with the pile. */
    isBare: () => asksNothing(form.getValues()),
    open: () => {
      if (!asksNothing(form.getValues())) pileUp()
      changeAddress({ step: 'together' }, { step: true })
    },
    close: () => changeAddress({ step: '' }),
  }
}
