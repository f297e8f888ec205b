import type { OrderFormState } from '#components/orders/new/review-props.ts'
import { isBlankPerson } from '#lib/browser/order-values.ts'

/** A row that was opened and left empty means nobody. */
export function dropBlankPersons(form: OrderFormState): void {
  const persons = form.getValues('personsOfInterest')
  if (!persons.some(isBlankPerson)) return
  form.setValue(
    'personsOfInterest',
    persons.filter((person) => !isBlankPerson(person)),
  )
}
