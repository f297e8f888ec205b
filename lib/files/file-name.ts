import { extensions, type ContentType } from '#lib/files/schema.ts'

const known = Object.values(extensions).flat()
const maximumBytes = 200

// Controls, and the marks that turn the direction of writing: with one of those "gpj.exe" reads as "exe.jpg".
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
// What some file system doesn't take.
const unsafe = /[<>:"|?*%]/g

// Names of devices on Windows, whatever comes after the first dot.
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

function cut(stem: string, bytes: number): string {
  let kept = ''
  let size = 0
  for (const character of stem) {
    size += Buffer.byteLength(character)
    if (size > bytes) break
    kept += character
  }
  return kept.trimEnd()
}

/** A name that every system can store and that tells the truth about the type: `../a/René.exe` of a PDF is `René.exe.pdf`. */
export function toFileName(given: string, contentType: ContentType): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(invisible, '')
    .replace(unsafe, '-')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const extension = /\.([A-Za-z]{3,4})$/.exec(plain)?.[1]
  const ours = extension !== undefined && known.includes(extension.toLowerCase())
  const right =
    ours && extensions[contentType].includes(extension.toLowerCase()) ? extension : extensions[contentType][0]
  const stem = (ours ? plain.slice(0, -extension.length - 1) : plain).replace(/^[. ]+|[. ]+$/g, '')
  const kept = cut(stem, maximumBytes - right.length - 2) || 'document'
  return `${devices.test(kept) ? '_' : ''}${kept}.${right}`
}

/** RFC 6266: an ASCII name for old clients and, by RFC 8187, the real one. */
export function toContentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
