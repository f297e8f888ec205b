import { nouns } from '#tools/lint/arrows.mjs'
import { readImports } from '#tools/lint/imports.ts'

/** The rooms of the first picture, by the beginning of their paths; the first that fits counts. */
const rooms: [room: string, beginning: RegExp][] = [
  ['app/api', /^app\/api\//],
  ['app', /^app\//],
  ['components', /^components\//],
  ['lib/browser', /^lib\/browser\//],
  ['lib/server/front-door', /^lib\/server\/front-door\//],
  ['lib/server/worker', /^lib\/server\/worker\//],
  ['lib/server/docs', /^lib\/server\/docs\//],
  ['lib/server/openapi', /^lib\/server\/openapi\//],
  ['lib/server/mcp', /^lib\/server\/mcp\//],
  ['lib/server/http', /^lib\/server\/http\//],
  ['lib/server/start', /^lib\/server\/start\//],
  ['lib/server/metrics', /^lib\/server\/metrics\//],
  ['lib/server/traces', /^lib\/server\/traces\//],
  ['nouns', new RegExp(`^lib/(${nouns.join('|')})/`)],
  ['lib', /^lib\//],
]
const roomOf = (path: string) => rooms.find(([, beginning]) => beginning.test(path))?.[0]
const nounOf = (path: string) => nouns.find((name) => path.startsWith(`lib/${name}/`))

/** Which group imports from which, as `from -> to`, by every import of the product's own files. */
function arrowsBetween(groupOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const [path, targets] of readImports(['{app,components,lib}/**/*.{ts,tsx}'])) {
    const from = groupOf(path)
    if (from === undefined || /\.test\.tsx?$/.test(path)) continue
    for (const to of targets.map(groupOf)) {
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

/** Without what another way says already: `a -> c` is left out where there is `a -> b -> c`. */
function shortest(arrows: Map<string, Set<string>>): string[] {
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  return [...arrows]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
        .map((to) => `${from} --> ${to}`),
    )
    .toSorted()
}

const diagram = (direction: string, lines: readonly string[]) =>
  ['```mermaid', `flowchart ${direction}`, ...lines.map((line) => `  ${line}`), '```'].join('\n')

const pictures = {
  rooms: () => diagram('TD', shortest(arrowsBetween(roomOf))),
  nouns: () => diagram('BT', shortest(arrowsBetween(nounOf))),
}

/** A document with today's pictures between its marks, `<!-- picture: rooms -->` and `<!-- end -->`. */
export const withPictures = (document: string): string =>
  document.replace(
    /(<!-- picture: (rooms|nouns) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, opening: string, name: keyof typeof pictures, closing: string) => `${opening}\n${pictures[name]()}\n${closing}`,
  )
