import { invalid } from '#lib/errors.ts'
import { contentTypes, extensions, type ContentType } from '#lib/files/schema.ts'
import { refusal } from '#lib/refusals.ts'

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
  const [right = ''] = extensions[contentType]
  const content = called[contentType]
  throw invalid(
    'name',
    promised
      ? refusal('fileNamedOther', { promised: called[promised], content, ending: right })
      : refusal('fileEnding', { named: ending, content, ending: right }),
  )
}
