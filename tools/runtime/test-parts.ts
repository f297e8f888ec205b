/** What `npm test -- <name>` can ask for, in the order in which a mistake is cheapest to find. */
const parts = ['types', 'lint', 'format', 'knip', 'unit', 'system', 'browser'] as const
export type Part = (typeof parts)[number]

const isPart = (word: string): word is Part => parts.some((part) => part === word)

/** Tests stand beside the code they test; those in e2e/ need the whole app, and all but the API's need a browser. */
function ownerOf(path: string): Part {
  if (/^e2e\/api(\/|$)/.test(path)) return 'system'
  return /^e2e(\/|$)/.test(path) ? 'browser' : 'unit'
}

/** The parts that the arguments ask for, each with its paths: none means all of its tests. No arguments ask for everything. */
export function chooseParts(words: string[]): Map<Part, string[]> {
  if (words.length === 0) return new Map(parts.map((part) => [part, []]))
  const chosen = new Map<Part, string[]>()
  for (const word of words) {
    const path = word.replace(/^\.\//, '')
    const part = isPart(path) ? path : ownerOf(path)
    const paths = chosen.get(part) ?? []
    chosen.set(part, part === path ? paths : [...paths, path])
  }
  return chosen
}

/** Types and lint ask the same of all sources: where both are wanted, they are one process. */
export function joinSources(wanted: Part[]): (Part | 'sources')[] {
  if (!wanted.includes('types') || !wanted.includes('lint')) return wanted
  return ['sources', ...wanted.filter((part) => part !== 'types' && part !== 'lint')]
}
