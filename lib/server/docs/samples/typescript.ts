import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const placeholder = 'the bytes of the file'

/** What the client is given beside the path. */
function givenTo({ params, query, json, file }: Call, indent: string): string {
  const given = {
    ...(params.length + query.length > 0
      ? {
          params: {
            ...(params.length > 0 ? { path: Object.fromEntries(params) } : {}),
            ...(query.length > 0 ? { query: Object.fromEntries(query) } : {}),
          },
        }
      : {}),
    ...(json === undefined ? {} : { body: json }),
    ...(file ? { body: placeholder, headers: { 'Content-Type': file.type } } : {}),
  }
  if (Object.keys(given).length === 0) return ''
  const written = literal(given, dialects.typescript, indent)
  return `, ${file ? written.replace(`'${placeholder}'`, `await readFile('${file.name}')`) : written}`
}

/** A call by our client for TypeScript. */
export function typescript(call: Call): string {
  const { method, template, answer, file, saveAs } = call
  const used = [...(file ? ['readFile'] : []), ...(answer === 'file' || answer === 'link' ? ['writeFile'] : [])]
  const place = `'${template}'${givenTo(call, '')}`
  const asked = `const { data } = await client.${method}(${place})`
  const calls = {
    list: [`const rows = client.list(${place})`, 'for await (const row of rows) console.log(row)'],
    json: [asked, 'console.log(data)'],
    text: [asked, 'console.log(data)'],
    lines: [asked, 'for await (const part of data) process.stdout.write(part)'],
    file: [asked, `await writeFile('${saveAs}', Buffer.from(await data.arrayBuffer()))`],
    link: [asked, `await writeFile('${saveAs}', Buffer.from(await data.arrayBuffer()))`],
  }[answer]
  return [
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from 'node:fs/promises'`] : []),
    "import { createClient } from '@callslip/client'",
    '',
    "const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env",
    'const client = createClient({ baseUrl, apiKey })',
    '',
    ...calls,
  ].join('\n')
}
