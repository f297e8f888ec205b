/** Whether `If-Match` or `If-None-Match` names what an answer would carry (RFC 9110, 8.8.3.2): of weak marks the latter alone takes any. */
export function namesEtag(header: string | null, etag: string, weak: 'weak' | 'strong' = 'weak'): boolean {
  const marks = (header ?? '').split(',').map((mark) => mark.trim())
  return marks.some((mark) => mark === '*' || (weak === 'weak' ? mark.replace(/^W\//, '') : mark) === etag)
}
