'use client'
import { useRef, useState } from 'react'
import { expectedSignatures, explainSignature, type Finding } from '#lib/server/docs/explain-signature.ts'
import { findDifference, type Difference } from '#lib/server/docs/find-difference.ts'
import { readHeaders } from '#lib/server/docs/signature-headers.ts'
import { bytesOf, type Bytes } from '#lib/server/docs/signature-variants.ts'

export type Pasted = {
  body: string
  /** A file's bytes stand in for the pasted body: a text field changes line breaks. */
  file?: { name: string; bytes: Bytes } | undefined
  /** The body of the example that was chosen, as it was signed. */
  signed?: string | undefined
  secret: string
  otherSecret: string
  headers: string
  own: string
  judgeAge: boolean
}
export type Comparison = {
  findings: Finding[]
  expected: { service: string; standard: string | undefined }
  bytes: number
  /** Between the body and that of the example. */
  changed: Difference | undefined
}

export const nothingPasted: Pasted = { body: '', secret: '', otherSecret: '', headers: '', own: '', judgeAge: true }

async function compare({
  body,
  file,
  signed,
  secret,
  otherSecret,
  headers: text,
  own,
  judgeAge,
}: Pasted): Promise<Comparison | undefined> {
  if (secret === '' || (body === '' && !file)) return undefined
  const headers = readHeaders(text)
  const now = judgeAge ? Date.now() / 1000 : Number(headers['webhook-timestamp'])
  const input = {
    body: file?.bytes ?? bytesOf(body),
    secrets: [secret, otherSecret].filter((given) => given !== ''),
    headers,
    now: Number.isFinite(now) ? now : 0,
    ...(own === '' ? {} : { own }),
  }
  return {
    findings: await explainSignature(input),
    expected: await expectedSignatures(input),
    bytes: input.body.length,
    changed: signed === undefined ? undefined : findDifference(input.body, bytesOf(signed)),
  }
}

/** What is pasted, and what it comes to: compared anew with every change, the latest wins. */
export function useComparison() {
  const [pasted, setPasted] = useState(nothingPasted)
  const [comparison, setComparison] = useState<Comparison>()
  const round = useRef(0)
  const change = (changed: Partial<Pasted>) => {
    const next = { ...pasted, ...changed }
    setPasted(next)
    const mine = ++round.current
    void compare(next).then((result) => mine === round.current && setComparison(result))
  }
  return { pasted, comparison, change }
}
