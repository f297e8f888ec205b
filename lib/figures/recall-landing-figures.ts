import { getDb } from '#lib/db.ts'
import { getLandingFigures, type LandingFigures } from '#lib/figures/get-landing-figures.ts'
import { causeOf, log } from '#lib/log.ts'

const freshMs = 5 * 60_000

let kept: { figures: LandingFigures; until: number } | undefined
let asking: Promise<LandingFigures | undefined> | undefined

const ask = () =>
  (asking ??= getLandingFigures(getDb())
    .then((figures) => {
      kept = { figures, until: Date.now() + freshMs }
      return figures
    })
    .catch((error: unknown) => {
      log.warn('no figures for the landing page', { cause: causeOf(error) })
      return undefined
    })
    .finally(() => (asking = undefined)))

/**
 * The figures of the landing page, asked for once in five minutes however many visit; whoever comes after that still sees the
 * last ones. Undefined while the database can't be reached and nothing is known yet: the page then does without.
 */
export async function recallLandingFigures(): Promise<LandingFigures | undefined> {
  if (!kept) return ask()
  if (kept.until < Date.now()) void ask()
  return kept.figures
}
