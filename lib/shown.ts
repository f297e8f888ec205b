import { z } from 'zod'

/**
 * Texts that the request log may keep as they are, beside ids, numbers, dates and listed words (lib/requests/redact.ts): they
 * hold neither a person nor a secret.
 */
export const shown = z.registry<{ text: true }>()

/** A text that is. */
export const shownText = z.string().register(shown, { text: true })

/** Where a schema lets through what is judged later: the schema by which the request log looks at it. */
export const shownAs = new WeakMap<z.core.$ZodType, z.core.$ZodType>()
