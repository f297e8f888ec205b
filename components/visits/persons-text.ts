import type { ShelfRow } from '#lib/visits/schema.ts'

/** Whom an order is about, each with what is known of their life. */
export const personsText = ({ personsOfInterest = [] }: Pick<ShelfRow, 'personsOfInterest'>): string =>
  personsOfInterest
    .map(({ firstname, lastname, birthDate, deathDate, note }) =>
      [
        [firstname, lastname].filter(Boolean).join(' '),
        [birthDate && `* ${birthDate}`, deathDate && `† ${deathDate}`].filter(Boolean).join(' '),
        note,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
