import { fileTypeFromBuffer } from 'file-type'
import type { ContentType, FileRule } from '#lib/files/schema.ts'
import { invalid } from '#lib/errors.ts'
import { refusal } from '#lib/refusals.ts'

const signatureTypes = new Map<string, ContentType>(
  (['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'] as const).map((type) => [type, type]),
)
// What file-type looks at, by its own documentation.
const signatureBytes = 4100
// file-type tells a TIFF from raw pictures by its directory, which most programs write behind the picture: further than it sees.
const tiffStarts = ['49492a00', '4d4d002a']
const tiffIn = (start: Buffer) => (tiffStarts.includes(start.toString('hex', 0, 4)) ? 'image/tiff' : undefined)
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

const refusalOf = ({ types }: Pick<FileRule, 'types'>) =>
  invalid('body', refusal(types.includes('text/plain') ? 'fileTypeOrText' : 'fileType'))

export type TypeDetector = { take: (chunk: Uint8Array) => Promise<void>; finish: () => Promise<ContentType> }

/**
 * Finds a file's type by its bytes while they stream by, holding only the first few. What has no known signature must be
 * text from its first byte to its last. Throws 400 as soon as it can't be any of the types that the rule takes.
 */
export function makeTypeDetector(rule: Pick<FileRule, 'types'>): TypeDetector {
  const refused = () => refusalOf(rule)
  const head: Uint8Array[] = []
  let headBytes = 0
  let type: ContentType | undefined
  const decoder = new TextDecoder('utf-8', { fatal: true })

  const requireText = (chunk: Uint8Array, stream: boolean) => {
    let text: string
    try {
      text = decoder.decode(chunk, { stream })
    } catch {
      throw refused()
    }
    if (controls.test(text)) throw refused()
  }
  const decide = async () => {
    const start = Buffer.concat(head)
    head.length = 0
    const found = await fileTypeFromBuffer(start)
    type = signatureTypes.get(found?.mime ?? tiffIn(start) ?? '') ?? 'text/plain'
    if (!rule.types.includes(type)) throw refused()
    if (type === 'text/plain') requireText(start, true)
  }

  return {
    async take(chunk) {
      if (type === 'text/plain') return requireText(chunk, true)
      if (type !== undefined) return
      // A copy: the sender may fill the same buffer again.
      head.push(Uint8Array.from(chunk))
      headBytes += chunk.byteLength
      if (headBytes >= signatureBytes) await decide()
    },
    async finish() {
      if (type === undefined) await decide()
      if (type === 'text/plain') requireText(new Uint8Array(), false)
      if (type === undefined) throw refused()
      return type
    },
  }
}
