"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CallslipTimeoutError = exports.CallslipError = exports.CallslipConnectionError = void 0;
exports.createClient = createClient;
exports.eventsAfter = eventsAfter;
exports.fetchDocument = fetchDocument;
const transport_ts_1 = require("./transport.js");
const version_ts_1 = require("./version.js");
var transport_ts_2 = require("./transport.js");
Object.defineProperty(exports, "CallslipConnectionError", { enumerable: true, get: function () { return transport_ts_2.CallslipConnectionError; } });
Object.defineProperty(exports, "CallslipError", { enumerable: true, get: function () { return transport_ts_2.CallslipError; } });
Object.defineProperty(exports, "CallslipTimeoutError", { enumerable: true, get: function () { return transport_ts_2.CallslipTimeoutError; } });
function urlOf(baseUrl, path, { params }) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.path?.[name] ?? '')));
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(params?.query ?? {}))
        if (value !== undefined && value !== null)
            query.set(name, String(value));
    return `${baseUrl.replace(/\/+$/, '')}${filled}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
const isPlain = (body) => !(typeof body === 'string' || body instanceof Blob || body instanceof ReadableStream || ArrayBuffer.isView(body));
function initOf({ apiKey, version = version_ts_1.interfaceVersion }, method, { body, idempotencyKey, headers }) {
    const json = body !== undefined && isPlain(body);
    return {
        method,
        headers: {
            Authorization: `Bearer ${apiKey}`,
            'Callslip-Version': version,
            Accept: 'application/json, */*;q=0.5',
            ...(json ? { 'Content-Type': 'application/json' } : {}),
            ...(method === 'GET' ? {} : { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
            ...headers,
        },
        ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
        // Asked for by Node beside a stream; the DOM's types don't know it.
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    };
}
async function dataOf(response) {
    if (!response.ok)
        throw await (0, transport_ts_1.errorOf)(response);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('application/json'))
        return response.json();
    if (type.startsWith('text/event-stream'))
        return response.body;
    return type.startsWith('text/csv') ? response.text() : response.blob();
}
const transportOf = (options) => ({
    retries: options.retries ?? 4,
    timeoutMs: options.timeoutMs ?? 60_000,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
});
/** A client whose calls return `data` for a success; everything else is thrown as CallslipError. */
function createClient(options) {
    const { baseUrl } = options;
    const transport = transportOf(options);
    const ask = (method, url, given) => (0, transport_ts_1.send)({ ...transport, timeoutMs: given.timeoutMs ?? transport.timeoutMs }, url, initOf(options, method, given), given.signal, dataOf);
    const call = (method) => (path, given = {}) => ask(method, urlOf(baseUrl, path, given), given);
    async function* list(path, given = {}) {
        const first = urlOf(baseUrl, path, given);
        let url = first;
        while (url !== undefined) {
            const { data, response } = await ask('GET', url, given);
            if (Array.isArray(data))
                yield* data;
            const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
            // Only where to go on is taken from it: the key goes nowhere but to the base URL.
            url = next && `${first.split('?')[0] ?? first}${new URL(next, first).search}`;
        }
    }
    const client = {
        GET: call('GET'),
        POST: call('POST'),
        PUT: call('PUT'),
        PATCH: call('PATCH'),
        DELETE: call('DELETE'),
        list,
    };
    // The types of each path are those of the document; the calls themselves are all alike.
    return client;
}
/** The account's events after `after`, page by page, until there are no more; keep the last id for the next time. */
function eventsAfter(client, after) {
    const events = client.list('/events', {
        params: { query: { limit: 100, ...(after === undefined ? {} : { after }) } },
    });
    return events; // others fall through to a `default`
}
/** The bytes of a delivered document, once their length and SHA-256 are those that the service names. */
async function fetchDocument(document, options = {}) {
    const read = async (response, arrived) => {
        if (!response.ok)
            throw await (0, transport_ts_1.errorOf)(response);
        const parts = [];
        const reader = response.body?.getReader();
        for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
            parts.push(part.value);
            arrived();
        }
        return new Uint8Array(await new Blob(parts).arrayBuffer());
    };
    const { data: bytes } = await (0, transport_ts_1.send)(transportOf(options), document.url, {}, options.signal, read);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (bytes.length !== document.sizeBytes || hex !== document.sha256)
        throw new Error(`${document.name} did not arrive as it was delivered.`);
    return bytes;
}
