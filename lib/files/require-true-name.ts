import { invalid } from '#lib/errors.ts'
import { contentTypes, extensions, type ContentType } from '#lib/files/schema.ts'

const called: Record<ContentType, string> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/tiff': 'a TIFF picture',
  'text/plain': 'plain text',
}

// What such names promise is none of what is taken. Other endings promise nothing: "St. Mary, No. 5" has one too.
const others = /^(exe|com|bat|cmd|msi|js|html?|svg|zip|docx?|odt|rtf|xlsx?|heic|heif|gif|webp|bmp|mp4|mov)$/

/** Throws 400 where a file's name says that it is something else than its bytes say. A name without an ending says nothing. */
export function requireTrueName(name: string, contentType: ContentType): void {
  const ending = /\.([A-Za-z0-9]{2,5})\s*$/.exec(name)?.[1]?.toLowerCase()
  if (ending === undefined || extensions[contentType].includes(ending)) return
  const promised = contentTypes.find((type) => extensions[type].includes(ending))
  if (!promised && !others.test(ending)) return
  const [right] = extensions[contentType]
  throw invalid(
    'name',
    promised
      ? `says that the file is ${called[promised]}, but its content is ${called[contentType]}. Save it as what it is to be, or name it .${right}`
      : `ends in .${ending}, but the content is ${called[contentType]}. Name it .${right}, if that is what it is to be`,
  )
}
