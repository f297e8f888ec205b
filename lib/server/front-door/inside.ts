type Answer = (request: Request) => Promise<Response>

// Next bundles its own copy of every module that a page uses; the registry of symbols is what both copies share.
const place = Symbol.for('callslip.api')
// A global that only this file writes, with what its type says.
const shared = globalThis as { [place]?: Answer }

/** For the process that serves both: the API's handlers, within reach of the pages that it draws. */
export const offerInside = (answer: Answer): void => void (shared[place] = answer)

/** The API without a network in between; undefined where pages are served by another process, as in development. */
export const findInside = (): Answer | undefined => shared[place]
