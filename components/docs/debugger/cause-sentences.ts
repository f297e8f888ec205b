import type { CauseId } from '#lib/server/docs/signature-variants.ts'

/** What happened, and what to change. */
export const causeSentences: Record<CauseId, string> = {
  'body-bom': 'The body begins with a byte order mark that was not signed. Something saved it as "UTF-8 with BOM".',
  'body-final-newline':
    'A line break stands behind the body that was not signed. Editors and `echo` add one: use `printf %s`, or hash the bytes as received.',
  'body-outer-space': 'There is white space around the body that was not signed.',
  'body-crlf': 'The line breaks differ: one side has CR LF where the other has LF.',
  'body-reserialised':
    'The same JSON, written again: keys in another order, white space, or other escapes. A framework parsed the body before your code saw it. Hash the raw bytes, or write the JSON canonically (RFC 8785) first.',
  'body-quoted': 'The body was put into a JSON string, as some logs and queues do. Hash what is in the string.',
  'body-latin1': 'The body’s UTF-8 was read as Latin-1: letters such as é became two. Take the body as bytes.',
  'body-html':
    'Quotes or ampersands of the body became HTML entities, as on a page that shows it. Copy it from elsewhere.',
  'secret-space': 'There is white space around the secret: a line break at the end of a file or a variable, as a rule.',
  'secret-quotes': 'The secret still stands in quotes, as in a .env file that was read by hand.',
  'secret-no-prefix':
    'The secret was used without `whsec_`. For X-Service-Signature the whole secret is the key, prefix included.',
  'secret-prefix-cut': 'The secret lacks its `whsec_`. The key is the whole secret as it was shown.',
  'secret-decoded':
    'The secret was decoded from base64. That is right for webhook-signature; for X-Service-Signature the key is the whole secret as text.',
  'secret-as-text':
    'The secret was used as text. That is right for X-Service-Signature; for webhook-signature the key is what stands behind `whsec_`, decoded from base64.',
  'secret-url': 'The secret is percent-encoded: %2B stands for +, %2F for /, %3D for =.',
  'signature-no-prefix': 'The signature lacks what it begins with: `sha256=`, or `v1,`.',
  'signature-case': 'The signature is in capitals. The service sends lower-case hexadecimal: compare in lower case.',
  'signature-cut': 'The signature was cut off. A column, a log or a header limit was too short.',
  'signature-space': 'There is white space, or there are quotes, around the signature.',
  'signature-base64': 'The digest is right, but written in base64. X-Service-Signature is hexadecimal.',
  'signature-hex': 'The digest is right, but written in hexadecimal. webhook-signature is base64.',
  'base-body-only': 'Only the body was signed. For webhook-signature it is `{webhook-id}.{webhook-timestamp}.{body}`.',
  'base-no-id': 'The id was left out. For webhook-signature `{webhook-id}.{webhook-timestamp}.{body}` is signed.',
  'scheme-standard':
    'This is the value of webhook-signature. X-Service-Signature is another header, with a scheme of its own.',
  'scheme-service':
    'This is the value of X-Service-Signature. webhook-signature is another header, with a scheme of its own.',
  'rotated-yours-is-new':
    'The endpoint’s secret is being rotated and you hold the new one. For 24 hours X-Service-Signature is still by the old secret: take X-Service-Signature-Next as well.',
  'rotated-yours-is-old':
    'The endpoint’s secret is being rotated and you hold the old one. This header is by the new secret; change yours before the 24 hours are over.',
  'timestamp-old':
    'The request is more than five minutes old. Receivers refuse that, so that nobody can send an old request again; a retry is signed anew. For a request from a log, choose not to judge its age.',
  'timestamp-ahead': 'The request is from more than five minutes ahead: a clock is wrong, most likely the receiver’s.',
  'timestamp-no-number': 'webhook-timestamp is missing or no number of seconds. It is part of what is signed.',
  'timestamp-milliseconds': 'webhook-timestamp is in milliseconds. The service sends seconds, so something changed it.',
  'id-missing': 'webhook-id is missing. It is part of what is signed.',
  'other-secret-or-content':
    'No known mistake explains it: either the secret belongs to another endpoint (or was rotated more than 24 hours ago), or the content of the body was changed, not only its form.',
}
