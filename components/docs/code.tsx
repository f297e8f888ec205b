import { Fragment } from 'react'

/** Remarks stand back; the rest needs no colours to be read. A `#` or `//` counts at a line's start or behind a space, so addresses aren't cut. */
const remark = /((?:^|(?<=\s))(?:\/\/|#(?!!)).*$|\/\*\*[\s\S]*?\*\/)/gm

export function Code({ code }: { code: string }) {
  return (
    <code className="font-card">
      {code.split(remark).map((part, i) =>
        i % 2 === 1 ? (
          <span key={i} className="text-ink-soft">
            {part}
          </span>
        ) : (
          <Fragment key={i}>{part}</Fragment>
        ),
      )}
    </code>
  )
}
