import { z } from 'zod'

const part = z.string().optional()
const person = z.object({ firstname: part, lastname: part, birthDate: part, deathDate: part, note: part })

/**
 * The persons of interest of a stored order; null where it has none. Not the schema of a request: what was accepted once
 * must stay readable when that grows stricter.
 */
export const storedPersons = (stored: unknown) => (stored === null ? null : person.array().parse(stored))
