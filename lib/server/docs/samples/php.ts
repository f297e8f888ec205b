import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const { php: dialect } = dialects

function optionsOf({ method, json, file, keyed, answer }: Call): string[] {
  const headers = [
    "'Authorization: Bearer ' . getenv('CALLSLIP_API_KEY')",
    ...(json === undefined ? [] : ["'Content-Type: application/json'"]),
    ...(file ? [`'Content-Type: ${file.type}'`] : []),
    ...(keyed ? ["'Idempotency-Key: ' . bin2hex(random_bytes(16))"] : []),
  ]
  const listed =
    headers.length === 1 ? `[${headers[0]}]` : `[\n${headers.map((header) => `        ${header},`).join('\n')}\n    ]`
  return [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    `CURLOPT_HTTPHEADER => ${listed}`,
    ...(json === undefined ? [] : ['CURLOPT_POSTFIELDS => json_encode($body)']),
    ...(file ? [`CURLOPT_POSTFIELDS => file_get_contents('${file.name}')`] : []),
    ...(answer === 'link' ? ['CURLOPT_FOLLOWLOCATION => true'] : []),
    ...(answer === 'lines' ? [] : ['CURLOPT_RETURNTRANSFER => true']),
  ]
}

/** A call in PHP, with the extension for curl. */
export function php(call: Call): string {
  const { path, query, json, answer, saveAs } = call
  const search = query.length > 0 ? " . '?' . http_build_query($query)" : ''
  const ends = {
    json: ['print_r(json_decode($answer, true));'],
    list: ['print_r(json_decode($answer, true));'],
    text: ['echo $answer;'],
    lines: [],
    file: [`file_put_contents('${saveAs}', $answer);`],
    link: [`file_put_contents('${saveAs}', $answer);`],
  }[answer]
  const refused = [
    'if ($status < 200 || $status >= 300) {',
    '    fwrite(STDERR, "$status $answer\\n");',
    '    exit(1);',
    '}',
  ]
  return [
    '<?php',
    ...(query.length > 0 ? [`$query = ${literal(Object.fromEntries(query), dialect)};`] : []),
    ...(json === undefined ? [] : [`$body = ${literal(json, dialect)};`]),
    `$request = curl_init(getenv('CALLSLIP_BASE_URL') . '${path}'${search});`,
    `curl_setopt_array($request, [\n${optionsOf(call)
      .map((option) => `    ${option},`)
      .join('\n')}\n]);`,
    '$answer = curl_exec($request);',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    ...refused,
    ...ends,
  ].join('\n')
}
