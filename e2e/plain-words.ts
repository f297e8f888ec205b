import type { Locator } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What somebody who looks for a document need never have heard of. */
const jargon = /\b(environments?|development|production|sandbox|API|keys?|webhooks?|developers?)\b/i

/** What is shown there now has no word of ours that only programs need. */
export const expectPlainWords = async (part: Locator) => expect(await part.innerText()).not.toMatch(jargon)
