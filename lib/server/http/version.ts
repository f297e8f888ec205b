import { invalid } from '#lib/errors.ts'
import type { Described } from '#lib/operation.ts'
import { knownVersions, newestVersion } from '#lib/versions.ts'

const name = 'Callslip-Version'

/** The header of an answer. */
export const versionHeader = (version = newestVersion()) => ({ [name]: version })

/** Which version a request speaks: the one it names, or the one that its key was made with; people's pages speak the newest. */
export function versionOf(request: Request, pinned: string = newestVersion()): string {
  const asked = request.headers.get(name)
  const version = asked ?? pinned
  if (!knownVersions().includes(version)) throw invalid(name, `must be one of ${knownVersions().join(', ')}`)
  return version
}

/** What an operation says that is going away: RFC 9745, RFC 8594. Days, in UTC. */
export function deprecationHeaders({ deprecated }: Described): Record<string, string> {
  if (!deprecated) return {}
  const { since, sunset, instead } = deprecated
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${instead}>; rel="deprecation"; type="text/html"`,
  }
}
