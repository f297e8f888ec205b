import { forgetTexts } from '#lib/browser/kept-text.ts'
import { keptFor } from '#lib/browser/unsent-visits.ts'

/** Somebody else has signed in in this browser: the page comes anew, as theirs, and nothing of the person before with it. */
export async function beginAnew(personId: string): Promise<void> {
  forgetTexts()
  // A page that the person before had taken along would come again where the network is slow.
  if (keptFor() !== null)
    await import('#lib/browser/visit-copy.ts').then((copies) => copies.forgetOthers(personId)).catch(() => {})
  // Not reloaded: a browser would put back what was typed into its fields.
  location.assign(location.pathname + location.search)
}
