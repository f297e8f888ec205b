import { printable } from '#lib/pdf.ts'

type Absent = null | undefined

export type SpecimenPerson = {
  firstname?: string | Absent
  lastname?: string | Absent
  birthDate?: string | Absent
  deathDate?: string | Absent
  note?: string | Absent
}

/** What the specimen says of its order; a view or a row of an order fits. */
export type SpecimenOrder = {
  id: string
  repositoryName: string
  documentType: string
  location: string
  countryISOA3?: string | Absent
  personsOfInterest?: readonly SpecimenPerson[] | Absent
  externalOrderRef?: string | Absent
  instructions?: string | Absent
}

export type SpecimenDelivery = {
  researcherName: string
  outcome: 'found' | 'partial' | 'not_found'
  /** `YYYY-MM-DD` */
  completedOn: string
}

export const specimenMark = 'Sandbox specimen – not a real record'

/** Family name first, as registers have it. */
export const registerName = ({ lastname, firstname }: SpecimenPerson) =>
  [lastname, firstname].filter(Boolean).join(', ')
export const lifeDates = ({ birthDate, deathDate }: SpecimenPerson) =>
  [birthDate ? `* ${birthDate}` : '', deathDate ? `† ${deathDate}` : ''].filter(Boolean).join('   ')

export const shortened = (text: string, length: number) => {
  const characters = Array.from(text)
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

const printableIfAny = (text: string | Absent) => (text == null ? text : printable(text))

export function toPrintable(order: SpecimenOrder): SpecimenOrder {
  return {
    id: order.id,
    repositoryName: printable(order.repositoryName),
    documentType: printable(order.documentType),
    location: printable(order.location),
    countryISOA3: order.countryISOA3,
    externalOrderRef: printableIfAny(order.externalOrderRef),
    instructions: printableIfAny(order.instructions),
    personsOfInterest: order.personsOfInterest?.map((person) => ({
      firstname: printableIfAny(person.firstname),
      lastname: printableIfAny(person.lastname),
      birthDate: printableIfAny(person.birthDate),
      deathDate: printableIfAny(person.deathDate),
      note: printableIfAny(person.note),
    })),
  }
}
